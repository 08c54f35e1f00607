// The record of the catalogue that a printed code is about. A builder may change its name; the record has the news.
import type { PrintedCodeId } from "~/addresses/printed-codes";

export const LANDING_TOOLS: Readonly<Partial<Record<PrintedCodeId, string>>> = {
  "chapter6-bolt": "bolt",
  "chapter6-lovable": "lovable",
  "chapter6-base44": "base44",
  "chapter6-create": "anything",
  "chapter6-replit": "replit",
  "chapter6-manus": "manus",
};
