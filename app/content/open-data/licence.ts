/** The licence of the repository, which holds every published record. */
export const DATA_LICENCE = { name: "MIT", address: "https://spdx.org/licenses/MIT.html" } as const;
