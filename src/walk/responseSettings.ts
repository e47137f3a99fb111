import type { ResponseDiffers } from "../resource/responseDiffers.ts";

/** Whether what is sent is held against its model, reduced to it, or sent as it is. */
export type ResponseModels = "check" | "strip" | "off";

/** How a service holds its responses against the models of its descriptions. */
export interface ResponseSettings {
  readonly tellsClient: boolean;
  /** It is read when walks are made. */
  mode: ResponseModels;
  /** Told what differs. */
  listener?: (difference: ResponseDiffers) => void;
}

export const responseSettings = (mode: ResponseModels | undefined, isProduction: boolean): ResponseSettings => ({
  mode: mode ?? (isProduction ? "off" : "check"),
  tellsClient: !isProduction,
});
