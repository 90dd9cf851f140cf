import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const mono = "ui-monospace, 'Cascadia Mono', Menlo, monospace";
const focusRing = 'var(--tourism-focus-width) solid var(--tourism-color-focus)';

/** Token colours, each of at least 4.5:1 on the surface, on the line of the caret and on a selection. */
const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--tourism-color-primary-hover)' },
  { tag: tags.string, color: 'var(--tourism-color-success)' },
  { tag: tags.number, color: 'var(--tourism-color-info)' },
  { tag: [tags.bool, tags.null], color: 'var(--tourism-color-warning)', fontWeight: '600' },
  {
    tag: [tags.separator, tags.squareBracket, tags.brace, tags.punctuation],
    color: 'var(--tourism-color-muted)',
  },
]);

const look = EditorView.theme({
  '&': {
    blockSize: '100%',
    overflow: 'hidden',
    border: '1px solid var(--tourism-color-line-strong)',
    borderRadius: 'var(--tourism-radius-field)',
    color: 'var(--tourism-color-ink)',
    backgroundColor: 'var(--tourism-color-surface)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: focusRing, outlineOffset: 'var(--tourism-focus-offset)' },
  // A smaller field makes phones magnify the page.
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: '1rem' } },
  '.cm-scroller': { fontFamily: mono, lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--tourism-color-ink)', paddingBlock: 'var(--tourism-space-3)' },
  '.cm-gutters': {
    border: '0',
    borderInlineEnd: '1px solid var(--tourism-color-line)',
    color: 'var(--tourism-color-muted)',
    backgroundColor: 'var(--tourism-color-sunken)',
  },
  '.cm-activeLine': { backgroundColor: 'rgb(from var(--tourism-color-sunken) r g b / 0.55)' },
  '.cm-line ::selection, .cm-line::selection': {
    backgroundColor: 'rgb(from var(--tourism-color-info) r g b / 0.2)',
  },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    borderRadius: '2px',
    outline: '1px solid var(--tourism-color-line-strong)',
    backgroundColor: 'transparent',
  },
  '&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket': {
    outline: '1px dashed var(--tourism-color-error)',
    backgroundColor: 'transparent',
  },

  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--tourism-color-error) 1.5px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-active': { backgroundColor: 'var(--tourism-color-error-bg)' },
  '.cm-lintPoint:after': { borderBlockEndColor: 'var(--tourism-color-error)' },
  '.cm-gutter-lint': { inlineSize: '1.5em' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0.2em' },
  // A round mark with an exclamation mark: its shape is seen without its colour.
  '.cm-lint-marker-error': {
    content: 'normal',
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: '1.15em',
    blockSize: '1.15em',
    border: '1px solid var(--tourism-color-error)',
    borderRadius: '50%',
    color: 'var(--tourism-color-on-primary)',
    backgroundColor: 'var(--tourism-color-error)',
    cursor: 'help',
  },
  '.cm-lint-marker-error:before': { content: '"!"', fontWeight: '700', fontSize: '0.8em', lineHeight: '1' },
  '.cm-diagnostic': {
    marginInlineStart: '0',
    padding: 'var(--tourism-space-2) var(--tourism-space-3)',
    fontFamily: 'var(--tourism-font-text)',
    fontSize: '0.9375rem',
    lineHeight: '1.5',
  },
  '&.ex-json-rtl .cm-diagnostic': { direction: 'rtl' },
  '.cm-diagnostic-error': { borderLeft: '0', borderInlineStart: '4px solid var(--tourism-color-error)' },

  '.cm-panels': { color: 'var(--tourism-color-ink)', backgroundColor: 'var(--tourism-color-page)' },
  '.cm-panels.cm-panels-bottom': { borderBlockStart: '1px solid var(--tourism-color-line)' },
  '.cm-panel.cm-panel-lint ul': { maxBlockSize: '10rem', maxHeight: '10rem', paddingInlineEnd: '2.75rem' },
  '.cm-panel.cm-panel-lint ul:focus-visible': { outline: focusRing, outlineOffset: '-3px' },
  '.cm-panel.cm-panel-lint ul [aria-selected], .cm-panel.cm-panel-lint ul:focus [aria-selected]': {
    color: 'var(--tourism-color-ink)',
    backgroundColor: 'var(--tourism-color-tint)',
  },
  '.cm-panel.cm-panel-lint [name=close]': {
    insetBlockStart: '0',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    color: 'var(--tourism-color-ink)',
    fontSize: '1.25rem',
    cursor: 'pointer',
  },
  '.cm-panel.cm-panel-lint [name=close]:focus-visible, .ex-json-status button:focus-visible': {
    outline: focusRing,
    outlineOffset: '-3px',
  },

  '.ex-json-status': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--tourism-space-1) var(--tourism-space-3)',
    padding: 'var(--tourism-space-2) var(--tourism-space-3)',
    fontFamily: 'var(--tourism-font-text)',
    fontSize: '0.9375rem',
    lineHeight: '1.5',
  },
  '.ex-json-status p': { margin: '0' },
  '.ex-json-problem': { flex: '1 1 auto', maxInlineSize: '100%', overflowWrap: 'anywhere' },
  '.ex-json-wrong': { color: 'var(--tourism-color-error)', fontWeight: 'var(--tourism-weight-medium)' },
  '.ex-json-wrong:before': { content: '"! " / ""', fontWeight: '700' },
  '.ex-json-status button': {
    minBlockSize: '2.75rem',
    padding: '0 var(--tourism-space-2)',
    border: '0',
    color: 'var(--tourism-color-link)',
    background: 'none',
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '.ex-json-status button[hidden]': { display: 'none' },
  '.ex-json-help': { flexBasis: '100%', color: 'var(--tourism-color-muted)', fontSize: '0.8125rem' },
  // Without a keyboard keys help nobody; it stays the editor's description.
  '@media (hover: none)': {
    '.ex-json-status .ex-json-help': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },

  '.cm-tooltip': {
    border: '1px solid var(--tourism-color-line-strong)',
    borderRadius: 'var(--tourism-radius-xs)',
    color: 'var(--tourism-color-ink)',
    backgroundColor: 'var(--tourism-color-surface)',
    boxShadow: 'var(--tourism-shadow-2)',
    overflow: 'hidden',
    maxInlineSize: 'min(28rem, calc(100vw - 1.125rem))',
  },
  '.ex-json-field': {
    padding: 'var(--tourism-space-2) var(--tourism-space-3)',
    fontFamily: 'var(--tourism-font-text)',
    fontSize: '0.9375rem',
    lineHeight: '1.5',
    whiteSpace: 'normal',
  },
  '.ex-json-field p': { margin: '0', textAlign: 'start' },
  '.ex-json-field .ex-json-title': { fontWeight: 'var(--tourism-weight-strong)' },
  '.ex-json-field .ex-json-limits': { color: 'var(--tourism-color-muted)', fontSize: '0.875rem' },
  '.ex-json-field code': { fontFamily: mono, fontSize: '0.9em' },
  '.cm-tooltip.cm-tooltip-autocomplete': { overflow: 'visible' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: mono,
    maxHeight: 'none',
    borderRadius: 'var(--tourism-radius-xs)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 var(--tourism-space-3)',
    minBlockSize: '2rem',
    padding: 'var(--tourism-space-1) var(--tourism-space-3)',
    whiteSpace: 'normal',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--tourism-color-ink)',
    backgroundColor: 'var(--tourism-color-tint)',
    outline: '2px solid var(--tourism-color-primary)',
    outlineOffset: '-2px',
  },
  '.cm-completionDetail': {
    marginInlineStart: '0',
    marginLeft: '0',
    color: 'var(--tourism-color-muted)',
    fontFamily: 'var(--tourism-font-text)',
    fontStyle: 'normal',
    unicodeBidi: 'isolate',
  },
  '.cm-completionListIncompleteTop:before, .cm-completionListIncompleteBottom:after': { opacity: '1' },
  '.cm-completionMatchedText': { textDecoration: 'underline', fontWeight: '700' },
  '.cm-tooltip.cm-completionInfo': { padding: '0', maxInlineSize: '22rem' },
  // Without room beside the suggestions it would cover them: F1 says the same once the key is there.
  '@media (max-width: 40rem)': { '.cm-tooltip.cm-completionInfo': { display: 'none' } },
});

/** How the editor looks: colours and lengths are the page's tokens, which reach into its shadow root. */
export const theme = [look, syntaxHighlighting(colours)];
