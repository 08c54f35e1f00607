import { performanceMonitor as en } from "~/i18n/messages/en/performance-monitor";
import { performanceMonitor as ptBr } from "~/i18n/messages/pt-br/performance-monitor";
import type { Messages } from "~/i18n/translate";

export const performanceMonitorMessages: Messages<typeof en> = { en, "pt-br": ptBr };
