/** Tells visitors of a modal dialog that they cannot see. Dialogs know no alerts, so the platform says how. */
let tell: (text: string) => void = () => {};

/** Sets what tells visitors. */
export function onUnseenModal(listener: (text: string) => void): void {
  tell = listener;
}

/** Tells the visitor, in the words of the page's language. */
export const tellUnseenModal = (text: string): void => tell(text);
