/** What a handout leaves out of its link. */
export const kitNotices = {
  unknown: (codes: readonly string[]) =>
    `${codes.length === 1 ? "1 item in this link is" : `${codes.length} items in this link are`} not in our catalogue: ${codes.join(", ")}.`,
  omitted: (codes: readonly string[], max: number) =>
    `A kit holds ${max} items; ${codes.length === 1 ? "1 more was left out" : `${codes.length} more were left out`}: ${codes.join(", ")}.`,
};

export type KitNoticesMessages = typeof kitNotices;
