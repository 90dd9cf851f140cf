import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mountElement } from '../../demo-pages/html.ts';
import { setStage, settled } from './stage.ts';

/** How a browser refuses a file of the visitor's own disk that is no longer what it was. */

const stage = setStage();

test('a file that is removed after it was chosen is marked as the form is sent, and the rest is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tourism-widgets-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'visa.pdf');
  writeFileSync(file, 'A visa');
  const page = await stage.show(
    mountElement('form-builder', {
      title: 'Ask us',
      submitUrl: '/own/submit',
      fields: [
        { name: 'wish', label: 'Wish' },
        { name: 'papers', label: 'Papers', type: 'file' },
      ],
    }),
  );
  await settled(page);
  await page.getByLabel('Wish').fill('Stars');
  await page.getByLabel('Papers').setInputFiles(file);
  await page.getByText('visa.pdf', { exact: true }).waitFor();
  rmSync(file);
  stage.allowFault(/own\/submit|ERR_FILE_NOT_FOUND|ERR_UPLOAD_FILE_CHANGED/);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('This file was changed or removed after you chose it.').waitFor();
  expect(await page.getByLabel('Wish').inputValue()).toBe('Stars');
});
