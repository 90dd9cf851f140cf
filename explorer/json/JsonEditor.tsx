import { use, useEffect, useMemo, useRef } from 'react';
import type { EditorView } from '@codemirror/view';
import type { JsonSchema } from '../../cms/form/form.ts';
import type { FieldIssue } from '../data.ts';
import { LanguageContext } from '../words.ts';
import { applySettings, createEditor, describeBy, replaceText } from './create-editor.ts';
import { setIssues } from './problems.ts';
import type { EditorSettings } from './settings.ts';

const noArabic = {};

/**
 * Edits a configuration as JSON: with suggestions and explanations from the widget's schema, and with what is wrong at its
 * line.
 *
 * @param props.text what the editor holds; a change from outside leaves the caret where it is, as far as possible
 * @param props.onChange called at once with all that is typed
 * @param props.issues what the widget's reader found in it
 * @param props.label the editor's name for assistive technology
 * @param props.describedBy id of an element of the page that says more of it
 * @param props.arabic what authors read, in Arabic, by the English text; without it titles are in English
 */
export function JsonEditor({
  text,
  onChange,
  issues,
  schema,
  label,
  describedBy,
  arabic = noArabic,
}: {
  text: string;
  onChange: (text: string) => void;
  issues: readonly FieldIssue[];
  schema: JsonSchema;
  label: string;
  describedBy?: string;
  arabic?: Readonly<Record<string, string>>;
}) {
  const language = use(LanguageContext);
  const settings = useMemo<EditorSettings>(
    () => ({ schema, language, arabic, label }),
    [schema, language, arabic, label],
  );
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef({ text, settings, onChange });
  /** Texts that were told and that the page has not given back yet: an earlier one of them is no change of the page's. */
  const told = useRef<string[]>([]);

  useEffect(() => {
    latest.current = { text, settings, onChange };
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const editor = createEditor(element.shadowRoot ?? element.attachShadow({ mode: 'open' }), {
      ...latest.current,
      onType: (typed) => {
        told.current = typed === latest.current.text ? [] : [...told.current, typed];
        latest.current.onChange(typed);
      },
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, []);

  useEffect(() => {
    const given = told.current.lastIndexOf(text);
    told.current = told.current.slice(given + 1);
    if (given !== -1 || !view.current) return;
    told.current = [];
    replaceText(view.current, text);
  }, [text]);

  useEffect(() => {
    if (!view.current) return;
    applySettings(view.current, settings);
    describeBy(view.current, describedBy);
  }, [settings, describedBy]);

  useEffect(() => {
    view.current?.dispatch({ effects: setIssues.of(issues) });
  }, [issues]);

  return <div ref={host} className="ex-json" />;
}
