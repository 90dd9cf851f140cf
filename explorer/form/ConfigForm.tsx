import { useEffect, useId, useState } from 'react';
import type { Form } from '../../cms/form/form.ts';
import type { Config, FieldIssue, Picture } from '../data.ts';
import { Tabs } from '../Tabs.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { isSame } from '../is-same.ts';
import { Fields } from './Fields.tsx';
import { isWithin, placeOf, type Place } from './places.ts';
import { TranslatedText } from './TranslatedText.tsx';
import { ToolsContext, useFormWords, type FormTools, type Removal } from './tools.ts';
import { movedPaths } from './values.ts';

interface Props {
  readonly form: Form;
  /** Words of the schema in Arabic, by the English text. */
  readonly arabic: Readonly<Record<string, string>>;
  /** What the author wrote; it may hold loose or wrong values. */
  readonly config: Config;
  readonly issues: readonly FieldIssue[];
  /** Pictures that may be chosen. */
  readonly pictures: readonly Picture[];
  /** Names of icons that may be chosen. */
  readonly icons: readonly string[];
  /** Takes the whole new configuration. */
  readonly onChange: (config: Config) => void;
  /** Takes back the last change. Called only while that is the removal that the form tells of. */
  readonly onUndo: () => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * The form in which an author configures a widget. It shows what is in the configuration, loose and wrong values too; a
 * change of one field leaves all others as they are written.
 */
export function ConfigForm({ form, arabic, config, issues, pictures, icons, onChange, onUndo }: Props) {
  const t = useFormWords();
  const formId = useId();
  const [chosenTab, setTab] = useState(0);
  const [open, setOpen] = useState(none);
  const [focused, setFocused] = useState<{ readonly id: string }>();
  const [removed, setRemoved] = useState<Removal>();
  const [written, setWritten] = useState<Config>();

  // Once what has been changed is drawn, the element is there.
  useEffect(() => {
    if (focused) document.getElementById(focused.id)?.focus();
  }, [focused]);

  const idOf = (path: string) => `${formId}-${path}`;
  const focus = (id: string) => setFocused({ id });
  const places = issues.map((issue) => placeOf(form, config, issue));
  const tab = Math.min(chosenTab, form.tabs.length - 1);
  // Whoever has changed something since, here or elsewhere, would take back that instead.
  const removal = removed && isSame(written, config) ? removed : undefined;

  const change = (next: Config) => {
    setRemoved(undefined);
    setWritten(next);
    onChange(next);
  };
  const goTo = ({ tab, path, folds }: Place) => {
    if (tab !== undefined) setTab(tab);
    setOpen((open) => new Set([...open, ...folds]));
    focus(idOf(path));
  };
  const undo = () => {
    if (!removal) return;
    const { list, index } = removal;
    setOpen((open) => movedPaths(open, list, (at) => (at >= index ? at + 1 : at)));
    focus(idOf(`${list}[${index}]`));
    setRemoved(undefined);
    onUndo();
  };

  const tools: FormTools = {
    arabic,
    pictures,
    icons,
    idOf,
    messagesAt: (path) =>
      places.flatMap(({ path: at, tab, issue }) =>
        tab !== undefined && at === path ? [messageOf(issue, path)] : [],
      ),
    errorsWithin: (path) => places.filter((place) => isWithin(place.path, path)).length,
    open,
    setOpen,
    focus,
    removal,
    noteRemoval: setRemoved,
    undo,
  };

  return (
    <ToolsContext value={tools}>
      <div className="ex-form">
        <ErrorSummary places={places} onGoTo={goTo} />
        <Tabs
          label={t('tabs')}
          tabs={form.tabs.map(({ title }, index) => ({
            name: index,
            title: <TabTitle title={title} errors={places.filter((place) => place.tab === index).length} />,
          }))}
          selected={tab}
          onSelect={setTab}
          look="line"
        >
          <div className="ex-form-panel">
            <Fields
              fields={form.tabs[tab]?.fields ?? []}
              value={config}
              path=""
              order={form.tabs.flatMap(({ fields }) => fields.map(({ name }) => name))}
              onChange={change}
            />
          </div>
        </Tabs>
      </div>
    </ToolsContext>
  );
}

function TabTitle({ title, errors }: { readonly title: string; readonly errors: number }) {
  const t = useFormWords();
  return (
    <>
      <TranslatedText text={title} />{' '}
      {errors > 0 && <span className="ex-form-count">{t('errors', { count: errors })}</span>}
    </>
  );
}

/** An issue of something that has no input of its own says where inside the field it is. */
const messageOf = ({ path, message }: FieldIssue, shownAt: string): string =>
  path === shownAt ? message : `${path}: ${message}`;
