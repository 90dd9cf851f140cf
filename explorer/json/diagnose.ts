import type { Diagnostic } from '@codemirror/lint';
import type { FieldIssue } from '../data.ts';
import type { JsonSchema } from '../../cms/form/form.ts';
import { unknownFields } from './unknown-fields.ts';
import { rangeAt, type Tree } from './path-positions.ts';
import { directionOf, editorWords } from './settings.ts';
import { findSyntaxProblem, placeOf } from './syntax-problem.ts';
import type { ExplorerLanguage } from '../words.ts';

/**
 * What is wrong with a text, each at its place. While it is not JSON that alone is told: issues are those of a text that
 * could be read.
 *
 * @param schema the widget's, to find names of fields that it does not know
 */
export function diagnose(
  text: string,
  tree: Tree,
  issues: readonly FieldIssue[],
  language: ExplorerLanguage,
  schema?: JsonSchema,
): Diagnostic[] {
  const translate = editorWords(language);
  const problem = findSyntaxProblem(text);
  if (problem) {
    const { kind, from, to, values } = problem;
    const message = translate(
      `syntax.${kind}`,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === 'string' ? isolated(value, language) : value,
        ]),
      ),
    );
    return [diagnostic(from, to, translate('syntax.at', { ...placeOf(text, from), message }), language)];
  }
  const unknown = (schema ? unknownFields(text, tree, schema) : []).map(({ from, to, name, meant }) => {
    const message = translate('unknownField', {
      name: isolated(`"${name}"`, language),
      meant: isolated(`"${meant}"`, language),
    });
    return diagnostic(from, to, translate('at', { line: placeOf(text, from).line, message }), language);
  });
  const wrong = issues.map(({ path, message }) => {
    const { from, to } = rangeAt(tree, text, path);
    const { line } = placeOf(text, from);
    return diagnostic(
      from,
      to,
      translate('at', { line, message: isolated(message, language) }),
      language,
      text,
    );
  });
  return [...wrong, ...unknown];
}

/** A text that may have another direction than its sentence stays one piece in it. */
const isolated = (text: string, language: ExplorerLanguage): string =>
  language === 'ar' || /[\u0590-\u08FF]/.test(text) ? `\u2068${text}\u2069` : text;

function diagnostic(
  from: number,
  to: number,
  message: string,
  language: ExplorerLanguage,
  text?: string,
): Diagnostic {
  // A group or a list is marked where it begins: all of it underlined would show nothing.
  const lineEnd = text?.indexOf('\n', from) ?? -1;
  return {
    from,
    to: lineEnd === -1 ? to : Math.min(to, lineEnd),
    severity: 'error',
    message,
    renderMessage: () => {
      const line = document.createElement('span');
      line.dir = directionOf(language);
      line.lang = language;
      line.textContent = message;
      return line;
    },
  };
}
