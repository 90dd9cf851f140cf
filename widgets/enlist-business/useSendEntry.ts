import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#src/api/errors.ts';
import type { Definition } from '#src/forms/definition.ts';
import type { Send } from '#src/forms/send.ts';
import { changePartner, createPartner } from '#src/partners/partner-endpoints.ts';
import { forgetPartner, ssidDomainOf } from '#src/partners/partner-queries.ts';
import { partnerEntry, savedEntry, type PartnerEntry } from '#src/partners/partner.schema.ts';
import { tryRead } from '#src/schema/read.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import { twinAnswer } from './draft.schema.ts';
import { toBody } from './entry-body.ts';
import type { Config } from './widget.ts';

interface Sending {
  readonly send: Send;
  /** The entry that the company has already, where the service said so. */
  readonly twin: string | undefined;
  /** The entry as somebody else has left it meanwhile, where the service said so; the next change is one of it. */
  readonly other: PartnerEntry | undefined;
}

/**
 * Sends an entry: a new one (P1), or changes of one that is there (P2).
 *
 * @param entry as it was when the visitor began to change it; undefined for a new one
 */
export function useSendEntry(
  config: Config,
  { fields }: Definition,
  entry: PartnerEntry | undefined,
): Sending {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useUser();
  const [twin, setTwin] = useState<string>();
  const [other, setOther] = useState<PartnerEntry>();

  const send: Send = async (answers, options) => {
    const body = toBody(answers, new Set(fields.map(({ name }) => name)), config);
    const domain = ssidDomainOf(api);
    const updated = (other ?? entry)?.updated;
    const call = entry
      ? changePartner(domain, entry.companyId, { ...body, ...(updated && { updated }) })
      : createPartner(domain, body);
    try {
      const { companyId } = await api.fetchJson(call, savedEntry, options);
      if (entry) void forgetPartner(client, api, user, companyId);
      return { reference: companyId };
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        if (error.error === 'duplicate') setTwin(tryRead(twinAnswer, error.body)?.companyId);
        if (error.error === 'changed') setOther(tryRead(partnerEntry, error.body));
      }
      throw error;
    }
  };
  return { send, twin, other };
}
