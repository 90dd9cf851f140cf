import { syntaxTree } from '@codemirror/language';
import { Prec, RangeSetBuilder } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFEFC]/;
const isolate = Decoration.mark({ attributes: { dir: 'auto' }, bidiIsolate: null });

function isolatesIn(view: EditorView): DecorationSet {
  const set = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges)
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: ({ name, from, to }) => {
        const isText = name === 'String' || name === 'PropertyName';
        if (isText && rightToLeft.test(view.state.sliceDoc(from, to))) set.add(from + 1, to - 1, isolate);
      },
    });
  return set.finish();
}

const isolates = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = isolatesIn(view);
    }

    update({ view, docChanged, viewportChanged, startState, state }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state))
        this.decorations = isolatesIn(view);
    }
  },
);

/** Arabic texts keep their own direction between their quotes: two of them on a line would else change places. */
export const isolateStrings = [
  isolates,
  ...([EditorView.decorations, EditorView.bidiIsolatedRanges] as const).map((facet) =>
    Prec.lowest(facet.of((view: EditorView) => view.plugin(isolates)?.decorations ?? Decoration.none)),
  ),
];
