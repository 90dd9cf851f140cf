import { EditorView } from '@codemirror/view';

/**
 * What is typed over a selection goes into the document without the browser's own editing: Chromium keeps the looks of
 * deleted lines in `style` attributes, which the policy refuses and reports.
 */
export const typeOver = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { from, to, empty } = view.state.selection.main;
    if (inputType !== 'insertText' || data === null || empty || view.composing) return false;
    const insert = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type' });
    const isHandled = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, data, insert));
    if (!isHandled) view.dispatch(insert());
    return true;
  },
});
