import { useMemo } from 'react';
import { pathsQuery } from '#src/learning/learning-queries.ts';
import type { Path } from '#src/learning/learning.schema.ts';
import { Loaded } from '#src/learning/Loaded.tsx';
import { useLearning } from '#src/learning/useLearning.ts';
import { useUser } from '#src/session/useUser.ts';
import { keepChoice, useChoice } from '#src/storage/choice.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './learning-path.module.css';
import type en from './messages/en.json';
import { PathSteps } from './PathSteps.tsx';
import type { Config } from './widget.ts';

/** Under which name the chosen path is remembered. */
const widgetName = 'learning-path';

/** The author's path, or the one that the visitor chooses. */
export function Paths({ config }: { readonly config: Config }) {
  const t = useMessages<typeof en>();
  const { user } = useUser();
  const { cmsMode } = usePage();
  const known = useLearning(pathsQuery);

  // The session is lost: what was the visitor's own is forgotten.
  if (!user && cmsMode !== 'author') return null;
  return (
    <Loaded known={known}>
      {(paths) =>
        paths.length === 0 ? (
          <p className={styles['empty']}>{t('noPaths')}</p>
        ) : (
          <ChosenPath config={config} paths={paths} />
        )
      }
    </Loaded>
  );
}

function ChosenPath({ config, paths }: { readonly config: Config; readonly paths: readonly Path[] }) {
  const t = useMessages<typeof en>();
  const choice = useChoice(widgetName);
  const byId = (id: string | undefined) => paths.find((path) => path.id === id);
  const given = byId(config.pathId);
  const path = given ?? byId(choice) ?? paths[0];
  const steps = useMemo(() => paths.flatMap((one) => one.steps), [paths]);
  if (!path) return null;
  return (
    <div className={styles['path']}>
      {!given && paths.length > 1 && (
        <div className={styles['choice']}>
          <FieldShell label={t('path')} kind="choice">
            {(control) => (
              <Select
                {...control}
                form=""
                value={path.id}
                onChange={({ target }) => keepChoice(widgetName, target.value)}
              >
                {paths.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title || id}
                  </option>
                ))}
              </Select>
            )}
          </FieldShell>
        </div>
      )}
      <PathSteps key={path.id} config={config} path={path} known={steps} />
    </div>
  );
}
