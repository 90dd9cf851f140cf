import { jsonLanguage } from '@codemirror/lang-json';
import { ensureSyntaxTree } from '@codemirror/language';
import {
  forEachDiagnostic,
  linter,
  lintGutter,
  nextDiagnostic,
  openLintPanel,
  previousDiagnostic,
  setDiagnosticsEffect,
  type Diagnostic,
} from '@codemirror/lint';
import { StateEffect, StateField, type EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, showPanel, type Command, type Panel } from '@codemirror/view';
import type { FieldIssue } from '../data.ts';
import { element } from './describe-field.ts';
import { diagnose } from './diagnose.ts';
import { directionOf, editorWords, type EditorSettings } from './settings.ts';

/** Tells the editor what the widget's reader found. */
export const setIssues = StateEffect.define<readonly FieldIssue[]>();

const issuesField = StateField.define<readonly FieldIssue[]>({
  create: () => [],
  update: (issues, { effects }) =>
    effects.reduce((held, effect) => (effect.is(setIssues) ? effect.value : held), issues),
});

/** How long the text stands still before it is judged, in ms: nobody is told of an error in the middle of a word. */
const pause = 400;

/** Marks what is wrong, says it below the text, and leads to it with F8. */
export const showProblems = (settings: EditorSettings): Extension => [
  issuesField,
  linter(({ state }) => problemsIn(state, settings), {
    delay: pause,
    needsRefresh: ({ startState, state }) =>
      startState.field(issuesField, false) !== state.field(issuesField, false),
  }),
  lintGutter(),
  keymap.of([
    { key: 'F8', run: announced(nextDiagnostic), shift: announced(previousDiagnostic) },
    { key: 'Mod-Shift-m', run: openLintPanel, preventDefault: true },
  ]),
  EditorView.contentAttributes.of(({ state }): Record<string, string> =>
    diagnosticsOf(state).length > 0 ? { 'aria-invalid': 'true' } : {},
  ),
  showPanel.of((view) => statusPanel(view, settings)),
];

function problemsIn(state: EditorState, { language, schema }: EditorSettings): Diagnostic[] {
  const text = state.doc.toString();
  const tree = ensureSyntaxTree(state, state.doc.length, 200) ?? jsonLanguage.parser.parse(text);
  return diagnose(text, tree, state.field(issuesField), language, schema);
}

function diagnosticsOf(state: EditorState): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  forEachDiagnostic(state, (diagnostic) => found.push(diagnostic));
  return found;
}

/** A command that goes to a problem also says it to who does not see the box. */
const announced =
  (go: Command): Command =>
  (view) => {
    const isThere = go(view);
    const { from } = view.state.selection.main;
    forEachDiagnostic(view.state, ({ message }, start) => {
      if (start === from) view.dispatch({ effects: EditorView.announce.of(message) });
    });
    return isThere;
  };

/** The line below the text: the first problem in full, all of them at a press, and which keys there are. */
function statusPanel(view: EditorView, { language }: EditorSettings): Panel {
  const translate = editorWords(language);
  const dom = element('div', 'ex-json-status');
  dom.dir = directionOf(language);
  dom.lang = language;
  const status = element('p', 'ex-json-problem');
  status.role = 'status';
  const all = document.createElement('button');
  all.type = 'button';
  all.addEventListener('click', () => openLintPanel(view));
  const help = element('p', 'ex-json-help', translate(isApple() ? 'helpMac' : 'help'));
  help.id = helpId;
  dom.append(status, all, help);

  const show = (state: EditorState): void => {
    const problems = diagnosticsOf(state);
    const text = problems[0]?.message ?? translate('noProblem');
    if (status.textContent !== text) status.textContent = text;
    status.classList.toggle('ex-json-wrong', problems.length > 0);
    all.hidden = problems.length < 2;
    all.textContent = translate('more', { count: problems.length });
  };
  show(view.state);
  return {
    dom,
    update: ({ state, transactions }) => {
      if (transactions.some(({ effects }) => effects.some((effect) => effect.is(setDiagnosticsEffect))))
        show(state);
    },
  };
}

/** Id of the help inside the editor's shadow root. */
export const helpId = 'help';

const isApple = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
