import type { Env } from "./env";

export const handleScheduled: ExportedHandlerScheduledHandler<Env> = async () => {};
