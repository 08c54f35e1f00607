import {
  BookOpen,
  Calendar,
  ClipboardCheck,
  type LucideIcon,
  MessageCircle,
  Shield,
  Users,
} from "lucide-react";
import type { ToolkitIcon } from "../core/planning-toolkit";

/** The signs that tool groups name in the content. */
export const TOOLKIT_ICONS: Readonly<Record<ToolkitIcon, LucideIcon>> = {
  calendar: Calendar,
  "book-open": BookOpen,
  "clipboard-check": ClipboardCheck,
  users: Users,
  "message-circle": MessageCircle,
  shield: Shield,
};
