import { useMemo, useRef, useState } from 'react';
import { members } from '#src/api/portal-endpoints.ts';
import { TermField } from '#src/search/TermField.tsx';
import { useUser } from '#src/session/useUser.ts';
import { FilterSelect } from '#src/table/FilterSelect.tsx';
import { ServerTable } from '#src/table/ServerTable.tsx';
import { useServerTable } from '#src/table/useServerTable.ts';
import { useTableState } from '#src/table/useTableState.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { membersAnswer } from './member.schema.ts';
import styles from './member-search.module.css';
import type en from './messages/en.json';
import { PersonCell } from './PersonCell.tsx';
import { offeredRoles, offeredStatuses, wordOf } from './roles.ts';
import { useMemberTerm } from './useMemberTerm.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Of the sign-on service; without it nobody can be asked. */
  readonly domain: string | undefined;
}

/** Searches, filters and lists the people of a company. */
export function People({ config, domain }: Props) {
  const { inviteLink, pageSize, roleFilter } = config;
  const t = useMessages<typeof en>();
  const { cmsMode } = usePage();
  const { user, can } = useUser();
  const [inside, setInside] = useState<HTMLDivElement | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const columns = useMemo(
    () =>
      [...new Set(config.columns)].map((key) => ({
        key,
        label: t(key),
        sortable: true,
        align: 'start' as const,
      })),
    [config.columns, t],
  );
  const state = useTableState(inside, columns);
  const { asked, isWrong, input, clear } = useMemberTerm();

  const offered = { role: roleFilter ? offeredRoles(can('STA_ADMIN')) : [], status: offeredStatuses };
  const chosen = (name: 'role' | 'status') =>
    offered[name].find((value) => state.filters[name]?.includes(value)) ?? '';
  const [role, status] = [chosen('role'), chosen('status')];
  const table = useServerTable({
    name: 'members',
    state,
    pageSize,
    asked: { q: asked, role, status },
    call: domain ? (query) => members(domain, query) : undefined,
    answer: membersAnswer,
    ownTerm: asked,
  });

  const isNarrowed = asked !== '' || role !== '' || status !== '';
  const none = (
    <div className={styles['none']}>
      <p>{t(isNarrowed ? 'nobody' : 'empty')}</p>
      {isNarrowed && (
        <Button
          look="stroke"
          size="small"
          onClick={() => {
            clear();
            state.setFilters({});
            field.current?.focus();
          }}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
  return (
    <div ref={setInside} className={styles['body']}>
      <div className={styles['tools']}>
        <TermField ref={field} label={t('search')} input={input} error={isWrong ? t('wrong') : undefined} />
        {(['role', 'status'] as const).map(
          (name) =>
            offered[name].length > 0 && (
              <FilterSelect
                key={name}
                name={name}
                label={t(name)}
                all={t('all')}
                value={chosen(name)}
                options={offered[name].map((value) => ({ value, label: wordOf(value, t) }))}
                state={state}
              />
            ),
        )}
      </div>
      {inviteLink && (
        <div>
          <Button size="small" href={inviteLink} event={{ event: 'cta_click', clickText: t('invite') }}>
            {t('invite')}
          </Button>
        </div>
      )}
      <ServerTable
        caption={t('caption')}
        columns={columns}
        state={state}
        table={table}
        keyOf={({ id }) => id}
        renderCell={(member, { key }) => <PersonCell member={member} column={key} user={user} />}
        count={t('people', { count: table.total })}
        none={(user || cmsMode === 'author') && none}
      />
    </div>
  );
}
