// Icons that stand beside words and may come after them. The build draws them from one file that the browser fetches
// late and keeps (scripts/vite/icon-sprite.ts), so that their shapes are in no page (performance.md P3).
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
