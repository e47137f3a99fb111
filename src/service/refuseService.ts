import { MountError, type Refuse } from "../resource/mountError.ts";

/** Refuses what the service itself declares. */
export const refuseService: Refuse = (code, detail, remedy) => {
  throw new MountError(code, "Service", detail, remedy);
};
