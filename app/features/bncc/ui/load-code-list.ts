import { type CodeList, parseCodeList } from "~/features/bncc/core/code-list";

let loading: Promise<CodeList | null> | null = null;

async function fetchList(path: string): Promise<CodeList> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`the list of codes answered ${answer.status}`);
  return parseCodeList(await answer.json());
}

/** The list of codes, fetched at the first question; null where it does not come, and the next question asks again. */
export function loadCodeList(path: string): Promise<CodeList | null> {
  loading ??= fetchList(path).catch((failure) => {
    console.info("codes not loaded", failure);
    loading = null;
    return null;
  });
  return loading;
}
