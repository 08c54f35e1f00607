/** Whether a control's value differs from the server's: typed before hydration, or restored by the browser. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLOptionElement) return control.selected !== control.defaultSelected;
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
