// JavaScript that all services share.
declare module "#domain";
declare module "#options";
