/** Words after a label, which may be a question. */
export function afterLabel(label: string, text: string): string {
  return label.endsWith("?") ? `${label} ${text}` : `${label}: ${text}`;
}
