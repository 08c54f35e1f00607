// Icons that stand beside words and may appear after them. The build draws them from one file that the browser fetches
// late and keeps (scripts/vite/icon-sprite.ts), so that no page carries the bytes of their shapes.
export {
  BookOpen,
  ClipboardCheck,
  Coffee,
  GraduationCap,
  Heart,
  Languages,
  LayoutGrid,
  Library,
  Newspaper,
  PencilRuler,
  Printer,
  QrCode,
  RefreshCw,
  School,
  ShieldCheck,
  Sparkles,
  Wallet,
} from "lucide-react";
