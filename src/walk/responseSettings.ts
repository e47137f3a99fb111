import type { ResponseDiffers } from "../resource/responseDiffers.ts";

/** Whether what is sent is held against its model, reduced to it, or sent as it is. */
export type ResponseModels = "check" | "strip" | "off";
type Listener = (difference: ResponseDiffers) => void;

/** How a service holds its responses against the models of its descriptions. The mode is read when walks are made. */
export class ResponseSettings {
  readonly tellsClient: boolean;
  mode: ResponseModels;
  #listener: Listener | undefined;

  constructor(mode: ResponseModels | undefined, isProduction: boolean) {
    this.mode = mode ?? (isProduction ? "off" : "check");
    this.tellsClient = !isProduction;
  }

  /** Checks from now on, and tells what differs. Gives whether that takes other walks. */
  insist(listener: Listener): boolean {
    this.#listener = listener;
    if (this.mode !== "off") return false;
    this.mode = "check";
    return true;
  }

  tell(difference: ResponseDiffers): void {
    this.#listener?.(difference);
  }
}
