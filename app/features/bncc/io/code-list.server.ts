import data from "~/content/bncc/codes.json";
import dataPath from "~/content/bncc/codes.json?url&no-inline";
import { type CodeList, parseCodeList } from "~/features/bncc/core/code-list";

/** The file that a device checks with. */
export const CODE_LIST_PATH = dataPath;

let list: CodeList | null = null;

/** The list that the Worker checks with, read at the first question. */
export function getCodeList(): CodeList {
  list ??= parseCodeList(data);
  return list;
}
