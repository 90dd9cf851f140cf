import {
  activateHover,
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  hoverTooltip,
  keymap,
  ViewPlugin,
} from '@codemirror/view';
import { describeField } from './describe-field.ts';
import { fieldAt } from './field-at.ts';
import type { EditorSettings } from './settings.ts';

/** Explains the field under the pointer, and with F1 the one at the caret. Escape puts every explanation away. */
export function explainFields(settings: EditorSettings) {
  const fieldIn = (view: EditorView, position: number) =>
    fieldAt(view.state.doc.toString(), position, settings.schema);

  const hover = hoverTooltip((view, position) => {
    const field = fieldIn(view, position);
    if (!field) return null;
    const { from, to } = field;
    return { pos: from, end: to, above: true, create: () => ({ dom: describeField(field, settings) }) };
  });

  const explain = (view: EditorView): boolean => {
    const field = fieldIn(view, view.state.selection.main.head);
    if (field) {
      activateHover(view, field.from, 1, {
        tooltip: hover,
        until: ({ docChanged, selection }) => docChanged || selection !== undefined,
      });
      const said = [...describeField(field, settings).children].map(({ textContent }) => textContent);
      view.dispatch({ effects: EditorView.announce.of(said.join(' ')) });
    }
    return true;
  };

  return [hover, keymap.of([{ key: 'F1', run: explain }]), escapeCloses];
}

/** Wherever the focus is: what a pointer opened may cover what somebody reads. */
const escapeCloses = ViewPlugin.define((view) => {
  const close = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && hasHoverTooltips(view.state)) view.dispatch({ effects: closeHoverTooltips });
  };
  document.addEventListener('keydown', close, { capture: true });
  return { destroy: () => document.removeEventListener('keydown', close, { capture: true }) };
});
