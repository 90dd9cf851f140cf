import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import { suggest } from './completions.ts';
import { explainFields } from './explain.ts';
import { isolateStrings } from './isolate-strings.ts';
import { minimalChanges } from './minimal-changes.ts';
import { helpId, showProblems } from './problems.ts';
import { directionOf, editorWords, type EditorSettings } from './settings.ts';
import { theme } from './theme.ts';
import { typeOver } from './type-over.ts';

/** Marks a change that came from the page: it is not told back. */
const fromPage = Annotation.define<true>();
const settingsPart = new Compartment();

/**
 * Makes the editor in a shadow root: CodeMirror's styles become adopted sheets there, which a policy without inline
 * styles allows.
 *
 * @param onType called with the whole text at each change that is the author's
 */
export function createEditor(
  root: ShadowRoot,
  { text, settings, onType }: { text: string; settings: EditorSettings; onType: (text: string) => void },
): EditorView {
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightSpecialChars(),
        highlightActiveLine(),
        history(),
        indentOnInput(),
        indentUnit.of('  '),
        EditorState.tabSize.of(2),
        bracketMatching(),
        closeBrackets(),
        json(),
        EditorView.lineWrapping,
        isolateStrings,
        typeOver,
        theme,
        settingsPart.of(settingsOf(settings)),
        // Tab is not among them: it leaves the editor, as it leaves every field.
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.every((transaction) => transaction.annotation(fromPage)))
            onType(state.doc.toString());
        }),
      ],
    }),
  });
}

/** Gives an editor another widget, language or name; text, caret and history stay. */
export const applySettings = (view: EditorView, settings: EditorSettings): void =>
  view.dispatch({ effects: settingsPart.reconfigure(settingsOf(settings)) });

/** Replaces the text by the page's, as little of it as possible. It can be undone like what is typed. */
export function replaceText(view: EditorView, text: string): void {
  const changes = minimalChanges(view.state.doc.toString(), text);
  if (changes.length > 0)
    view.dispatch({ changes, annotations: [fromPage.of(true), isolateHistory.of('full')] });
}

/**
 * Names what describes an editor: its own help, and an element of the page. An id does not lead out of a shadow root, an
 * element does; where a browser knows ids alone, the help is what is said.
 */
export function describeBy({ contentDOM, dom }: EditorView, id: string | undefined): void {
  if (!('ariaDescribedByElements' in contentDOM)) return;
  contentDOM.ariaDescribedByElements = [
    id === undefined ? null : contentDOM.ownerDocument.getElementById(id),
    dom.querySelector(`#${helpId}`),
  ].filter((element) => element !== null);
}

function settingsOf(settings: EditorSettings): Extension {
  const translate = editorWords(settings.language);
  return [
    EditorState.phrases.of({
      Diagnostics: translate('problems'),
      'No diagnostics': translate('noProblem'),
      close: translate('close'),
      Completions: translate('suggestions'),
      'Selection deleted': translate('selectionDeleted'),
      'Control character': translate('controlCharacter'),
    }),
    EditorView.contentAttributes.of({
      'aria-label': settings.label,
      'aria-describedby': helpId,
      tabindex: '0',
    }),
    // Boxes of the editor's own are in the reader's direction, whatever the text's is.
    EditorView.editorAttributes.of({ class: `ex-json-${directionOf(settings.language)}` }),
    // As many as fit without scrolling: a list that scrolls would have to be a stop of the keyboard of its own.
    autocompletion({ override: [suggest(settings)], icons: false, maxRenderedOptions: 8 }),
    showProblems(settings),
    explainFields(settings),
    tooltips({ tooltipSpace: insideWindow }),
  ];
}

/** Boxes keep a little room to the edges of the window. */
function insideWindow({ dom }: EditorView) {
  const { clientWidth, clientHeight } = dom.ownerDocument.documentElement;
  return { top: 8, left: 8, bottom: clientHeight - 8, right: clientWidth - 8 };
}
