import type { Env } from "./env";

export const handleQueue: ExportedHandlerQueueHandler<Env> = async () => {};
