import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { formatHttpDate, parseHttpDate } from "./date.ts";

const NOON = Date.UTC(2024, 0, 1, 12);
const RFC_EXAMPLE = Date.UTC(1994, 10, 6, 8, 49, 37);
const NOW = Date.UTC(2026, 10, 15, 10);

const YEAR_0 = Date.parse("0000-01-01T00:00:00Z");
const YEAR_10000 = Date.parse("+010000-01-01T00:00:00Z");

describe("formatHttpDate", () => {
  it("RFC 9110 5.6.7: sends IMF-fixdate", () => {
    expect(formatHttpDate(RFC_EXAMPLE)).toBe("Sun, 06 Nov 1994 08:49:37 GMT");
    expect(formatHttpDate(0)).toBe("Thu, 01 Jan 1970 00:00:00 GMT");
    expect(formatHttpDate(-1)).toBe("Wed, 31 Dec 1969 23:59:59 GMT");
  });

  it("ruling 11, C08: cuts to whole seconds", () => {
    expect(formatHttpDate(NOON + 999)).toBe("Mon, 01 Jan 2024 12:00:00 GMT");
    expect(formatHttpDate(NOON + 1000)).toBe("Mon, 01 Jan 2024 12:00:01 GMT");
  });

  it("RFC 9110 5.6.7: a year has four digits, so a time that has none is refused", () => {
    expect(formatHttpDate(YEAR_0)).toBe("Sat, 01 Jan 0000 00:00:00 GMT");
    expect(formatHttpDate(YEAR_10000 - 1)).toBe("Fri, 31 Dec 9999 23:59:59 GMT");
    for (const time of [YEAR_0 - 1, YEAR_10000, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => formatHttpDate(time)).toThrow(RangeError);
    }
    expect(() => formatHttpDate(Number.NaN)).toThrow(
      "An HTTP-date has a year of four digits; NaN seconds from the epoch has none.",
    );
  });

  it("remembers the last second, also after a time that was refused", () => {
    const format = vi.spyOn(Date.prototype, "toUTCString");
    try {
      const first = formatHttpDate(NOON + 5000);
      expect(() => formatHttpDate(Number.NaN)).toThrow();
      expect(formatHttpDate(NOON + 5999)).toBe(first);
      expect(format).toHaveBeenCalledTimes(1);
      expect(formatHttpDate(NOON + 6000)).not.toBe(first);
      expect(format).toHaveBeenCalledTimes(2);
    } finally {
      format.mockRestore();
    }
  });
});

describe("parseHttpDate", () => {
  it("RFC 9110 5.6.7: reads its three forms of one time", () => {
    expect(parseHttpDate("Sun, 06 Nov 1994 08:49:37 GMT")).toBe(RFC_EXAMPLE);
    expect(parseHttpDate("Sunday, 06-Nov-94 08:49:37 GMT", NOW)).toBe(RFC_EXAMPLE);
    expect(parseHttpDate("Sun Nov  6 08:49:37 1994")).toBe(RFC_EXAMPLE);
    expect(parseHttpDate("Sun Nov 06 08:49:37 1994")).toBe(RFC_EXAMPLE);
    expect(parseHttpDate("Wed Nov 16 08:49:37 1994")).toBe(Date.UTC(1994, 10, 16, 8, 49, 37));
  });

  it("RFC 9110 5.6.7: knows every month and every day name", () => {
    const days = ["Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur", "Sun"];
    const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    for (const [index, month] of months.entries()) {
      expect(parseHttpDate(`Mon, 01 ${month} 2024 00:00:00 GMT`)).toBe(Date.UTC(2024, index, 1));
    }
    for (const day of days) {
      const short = day.slice(0, 3);
      expect(parseHttpDate(`${short}, 01 Jan 2024 12:00:00 GMT`)).toBe(NOON);
      expect(parseHttpDate(`${day}day, 01-Jan-24 12:00:00 GMT`, NOW)).toBe(NOON);
      expect(parseHttpDate(`${short} Jan  1 12:00:00 2024`)).toBe(NOON);
    }
  });

  it("RFC 9110 5.6.7: a day name that is not the date's own does not cost a client its precondition", () => {
    expect(parseHttpDate("Fri, 01 Jan 2024 12:00:00 GMT")).toBe(NOON);
  });

  it.each([
    ["a number", "2"],
    ["nothing", ""],
    ["C09: a zone other than GMT", "Mon, 01 Jan 2024 13:00:00 +0100"],
    ["C10: two dates", "Mon, 01 Jan 2024 12:00:00 GMT, Mon, 01 Jan 2024 12:00:00 GMT"],
    ["ISO 8601", "2024-01-01T12:00:00Z"],
    ["UTC for GMT", "Mon, 01 Jan 2024 12:00:00 UTC"],
    ["lower case", "mon, 01 jan 2024 12:00:00 gmt"],
    ["upper case", "MON, 01 JAN 2024 12:00:00 GMT"],
    ["a day of one digit", "Mon, 1 Jan 2024 12:00:00 GMT"],
    ["an hour of one digit", "Mon, 01 Jan 2024 2:00:00 GMT"],
    ["a year of two digits", "Mon, 01 Jan 24 12:00:00 GMT"],
    ["a year of five digits", "Mon, 01 Jan 12024 12:00:00 GMT"],
    ["no day name", "01 Jan 2024 12:00:00 GMT"],
    ["a long day name", "Monday, 01 Jan 2024 12:00:00 GMT"],
    ["no comma", "Mon 01 Jan 2024 12:00:00 GMT"],
    ["further white space", "Mon,  01 Jan 2024 12:00:00 GMT"],
    ["white space before", " Mon, 01 Jan 2024 12:00:00 GMT"],
    ["white space after", "Mon, 01 Jan 2024 12:00:00 GMT "],
    ["a line end after", "Mon, 01 Jan 2024 12:00:00 GMT\n"],
    ["no such month", "Mon, 01 Foo 2024 12:00:00 GMT"],
    ["RFC 850 with a short day name", "Sun, 06-Nov-94 08:49:37 GMT"],
    ["RFC 850 with a year of four digits", "Sunday, 06-Nov-1994 08:49:37 GMT"],
    ["RFC 850 with more before", "xSunday, 06-Nov-94 08:49:37 GMT"],
    ["RFC 850 with more after", "Sunday, 06-Nov-94 08:49:37 GMTx"],
    ["asctime with GMT", "Sun Nov  6 08:49:37 1994 GMT"],
    ["asctime with one space", "Sun Nov 6 08:49:37 1994"],
    ["asctime with more before", "xSun Nov  6 08:49:37 1994"],
  ])("RFC 9110 5.6.7: refuses %s", (_, text) => {
    expect(parseHttpDate(text, NOW)).toBeUndefined();
  });

  it("RFC 9110 5.6.7: a time of day runs from 00:00:00 to 23:59:59", () => {
    const at = (time: string): number | undefined => parseHttpDate(`Mon, 01 Jan 2024 ${time} GMT`);
    expect(at("00:00:00")).toBe(Date.UTC(2024, 0, 1));
    expect(at("19:59:59")).toBe(Date.UTC(2024, 0, 1, 19, 59, 59));
    expect(at("23:59:59")).toBe(Date.UTC(2024, 0, 1, 23, 59, 59));
    for (const time of ["24:00:00", "30:00:00", "12:60:00", "12:00:61", "23:59:61"]) expect(at(time)).toBeUndefined();
  });

  it("RFC 9110 5.6.7: the leap second is 23:59:60, and counts as the second after it", () => {
    expect(parseHttpDate("Sat, 31 Dec 2016 23:59:60 GMT")).toBe(Date.UTC(2017, 0, 1));
    expect(parseHttpDate("Sat, 31 Dec 2016 22:59:60 GMT")).toBeUndefined();
    expect(parseHttpDate("Sat, 31 Dec 2016 23:58:60 GMT")).toBeUndefined();
  });

  it("RFC 9110 5.6.7: refuses a day that the month does not have", () => {
    const on = (day: string): number | undefined => parseHttpDate(`Mon, ${day} 00:00:00 GMT`);
    expect(on("31 Jan 2024")).toBe(Date.UTC(2024, 0, 31));
    expect(on("29 Feb 2024")).toBe(Date.UTC(2024, 1, 29));
    expect(on("29 Feb 2000")).toBe(Date.UTC(2000, 1, 29));
    for (const day of ["00 Jan 2024", "32 Jan 2024", "29 Feb 2023", "29 Feb 1900", "31 Feb 2024", "31 Apr 2024"]) {
      expect(on(day)).toBeUndefined();
    }
    expect(parseHttpDate("Mon Feb 31 00:00:00 2024")).toBeUndefined();
    expect(parseHttpDate("Monday, 31-Feb-24 00:00:00 GMT", NOW)).toBeUndefined();
  });

  it("RFC 9110 5.6.7: a year below 100 is that year, not one of the last century", () => {
    expect(parseHttpDate("Sat, 01 Jan 0000 00:00:00 GMT")).toBe(YEAR_0);
    expect(parseHttpDate("Fri, 31 Dec 0099 00:00:00 GMT")).toBe(Date.parse("0099-12-31T00:00:00Z"));
  });

  it("ruling 9: a date in the future is an ordinary date", () => {
    expect(parseHttpDate("Thu, 01 Jan 2099 00:00:00 GMT")).toBe(Date.UTC(2099, 0, 1));
  });

  describe("RFC 9110 5.6.7: two digits of a year, more than 50 years in the future, mean the past", () => {
    it("at the very second", () => {
      expect(parseHttpDate("Sunday, 15-Nov-76 10:00:00 GMT", NOW)).toBe(Date.UTC(2076, 10, 15, 10));
      expect(parseHttpDate("Sunday, 15-Nov-76 10:00:01 GMT", NOW)).toBe(Date.UTC(1976, 10, 15, 10, 0, 1));
    });

    it("by the clock where no other time is given", () => {
      const year = new Date().getUTCFullYear();
      const shortOf = (full: number): string => String(full % 100).padStart(2, "0");
      expect(parseHttpDate(`Sunday, 01-Jan-${shortOf(year + 49)} 00:00:00 GMT`)).toBe(Date.UTC(year + 49, 0, 1));
      expect(parseHttpDate(`Sunday, 01-Jan-${shortOf(year + 51)} 00:00:00 GMT`)).toBe(Date.UTC(year - 49, 0, 1));
    });

    it("across the end of a century", () => {
      expect(parseHttpDate("Sunday, 01-Jan-10 00:00:00 GMT", Date.UTC(2090, 0, 1))).toBe(Date.UTC(2110, 0, 1));
      expect(parseHttpDate("Sunday, 01-Jan-49 00:00:00 GMT", Date.UTC(1999, 0, 1))).toBe(Date.UTC(2049, 0, 1));
      expect(parseHttpDate("Sunday, 02-Jan-49 00:00:00 GMT", Date.UTC(1999, 0, 1))).toBe(Date.UTC(1949, 0, 2));
      expect(parseHttpDate("Sunday, 01-Jan-00 00:00:00 GMT", Date.UTC(2050, 0, 1))).toBe(Date.UTC(2100, 0, 1));
    });

    it("in a year that has the day", () => {
      expect(parseHttpDate("Tuesday, 29-Feb-00 00:00:00 GMT", Date.UTC(2060, 0, 1))).toBe(Date.UTC(2000, 1, 29));
      expect(parseHttpDate("Tuesday, 29-Feb-01 00:00:00 GMT", NOW)).toBeUndefined();
    });
  });

  it("reads back every date that is sent", () => {
    fc.assert(
      fc.property(fc.integer({ min: YEAR_0, max: YEAR_10000 - 1 }), (time) => {
        expect(parseHttpDate(formatHttpDate(time))).toBe(Math.floor(time / 1000) * 1000);
      }),
    );
  });

  it("reads nothing that it would not send, of texts that differ from a date in one character", () => {
    const sent = "Mon, 01 Jan 2024 12:00:00 GMT";
    const character = fc.string({ minLength: 1, maxLength: 1 });
    fc.assert(
      fc.property(fc.nat(sent.length - 1), character, (at, other) => {
        const text = sent.slice(0, at) + other + sent.slice(at + 1);
        const time = parseHttpDate(text);
        if (time !== undefined) expect(formatHttpDate(time).slice(5)).toBe(text.slice(5));
      }),
    );
  });
});
