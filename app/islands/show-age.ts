/**
 * Shows of every check what holds on the day on which the page is read (app/ui/by-age.tsx). The page came with what holds
 * before the day that stands in it.
 */
export function showAge() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-turns]"))
    if (Date.now() > Date.parse(`${element.dataset.turns}`)) element.hidden = !element.hidden;
}
