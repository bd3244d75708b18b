type ValueControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const OTHER_INPUT_TYPES = ['checkbox', 'radio', 'submit', 'button', 'file'];

/** Returns whether a control of a form holds one value: a text, or the choice of a select. */
function isValueControl(control: Element): control is ValueControl {
  if (control instanceof HTMLInputElement) return !OTHER_INPUT_TYPES.includes(control.type);
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}

/** Returns whether a user types into a control. A choice is made again with a click, so it is no typed text. */
export function isTextControl(control: Element): boolean {
  return isValueControl(control) && !(control instanceof HTMLSelectElement);
}

/** Returns the values of a form's controls that differ from its state; `undefined` if none does. */
export function readUnseenValues<Values extends Readonly<Record<string, string>>>(
  form: HTMLFormElement | null,
  values: Values,
): Partial<Values> | undefined {
  const unseen = [...(form?.elements ?? [])]
    .filter(isValueControl)
    .filter(({ name, value }) => name in values && values[name] !== value)
    .map(({ name, value }) => [name, value] as const);
  return unseen.length > 0 ? (Object.fromEntries(unseen) as Partial<Values>) : undefined;
}
