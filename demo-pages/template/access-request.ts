import type { Language } from '#src/i18n/languages.ts';
import { accessForm } from '#origin/data-portal.ts';
import { escape, mountElement } from '../html.ts';
import { afterPaint } from '../page.ts';
import { readSite } from './content.ts';
import { section, type ServicePart } from './guide.ts';
import { signInLink } from './sign-in.ts';

/** The `access-request-form` of a page; without a script the way to sign in and whom to write to. */
export function renderAccessRequest({ id, title, text, load }: ServicePart, language: Language): string {
  const config = {
    title,
    description: text,
    formKey: 'image-bank',
    uploadUrl: '/own/upload',
    fallbackFields: accessForm.fields.map(({ label, help, ...field }) => ({
      ...field,
      label: label[language],
      help: help?.[language],
    })),
  };
  const ways = `<div class="site-actions">${signInLink(language)}
    <a class="site-link" href="mailto:hello@example.org"><span>${escape(readSite(language).mail)}</span></a></div>`;
  return mountElement('access-request-form', config, {
    id,
    load: load ?? afterPaint,
    fallback: section(title, text, ways),
  });
}
