import { withProgress } from '#src/api/upload.ts';
import type { OwnAddress } from '#src/api/own-address.ts';
import type { RequestOptions } from '#src/api/client.ts';
import { readFormAnswer } from '#src/api/read-form-answer.ts';
import { useApi } from '#src/session/useApi.ts';
import { pathWithoutLanguage } from '#src/page/language.ts';
import type { Answers } from './answers.ts';
import { receipt, uploaded, type Receipt } from './field.schema.ts';
import type { FileEntry } from './values.ts';

/** Sends a form's answers. */
export type Send = (answers: Answers, options: RequestOptions) => Promise<Receipt>;

/** Sends a file ahead of its form. @returns by what the server names it */
export type Upload = (
  entry: FileEntry,
  options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
) => Promise<string>;

/** Milliseconds after which files that are on their way are given up. */
const uploadTimeout = 120_000;

/**
 * Gives what posts a form's answers to an own address, with the page and its language: as JSON, or as a multipart form
 * where files go with them, or where `isMultipart` says so.
 */
export function useSend(
  call: OwnAddress['call'],
  extra?: Answers,
  { isMultipart = false }: { readonly isMultipart?: boolean } = {},
): Send | undefined {
  const api = useApi();
  if (!call) return undefined;
  const { language } = api.page;
  return async (answers, options) => {
    const all = { lang: language, page: pathWithoutLanguage(api.page), ...extra, ...answers };
    const sent: readonly unknown[] = Object.values(all).flat();
    const hasFiles = sent.some((value) => value instanceof File);
    const body = hasFiles || isMultipart ? toFormData(all) : all;
    const text = await api.fetchText(
      { method: 'POST', ...call, body },
      { ...options, ...(hasFiles && { timeout: uploadTimeout }) },
    );
    return readFormAnswer(text, receipt, {}, call.address);
  };
}

/** Gives what posts one file to an own address; undefined without one. */
export function useUpload(call: OwnAddress['call']): Upload | undefined {
  const api = useApi();
  if (!call) return undefined;
  return async ({ file, name }, { signal, onProgress }) => {
    const body = new FormData();
    body.append('file', file, name);
    const post = {
      method: 'POST',
      ...call,
      needsToken: false,
      body,
      transport: withProgress(onProgress),
    } as const;
    const { id } = await api.fetchJson(post, uploaded, { signal, timeout: uploadTimeout });
    return id;
  };
}

function toFormData(answers: Answers): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(answers))
    for (const entry of [value].flat()) {
      if (entry instanceof File) body.append(name, entry, entry.name);
      else body.append(name, String(entry));
    }
  return body;
}
