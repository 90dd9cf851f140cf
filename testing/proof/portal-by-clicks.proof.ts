import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import insights from '../../demo-pages/content/insights.json' with { type: 'json' };
import { readSite } from '../../demo-pages/template/content.ts';
import { learning } from '../../origin/data-portal.ts';
import { setStage, settled } from '../browser/stage.ts';
import { arrived, banner, signIn, wide, widgetOf } from '../browser/visitor.ts';

/** An administrator of a company reaches the pages of the portal by clicks alone, from its header on. */

const stage = setStage();

/** Opens an item of the header's menu and takes one of its links. */
async function take(page: Page, item: string, link: string): Promise<void> {
  await banner(page).getByRole('button', { name: item, exact: true }).click();
  await banner(page).getByRole('link', { name: link, exact: true }).click();
}

test('courses, paths, people of the team, an area behind terms and a text for members', async () => {
  const page = await stage.open('/en/portal.html?bar=off', wide);
  await settled(page, '#header');
  await signIn(page, 'u-partner-admin');

  await take(page, 'Academy', 'Courses');
  await page.waitForURL('**/partner-tools/academy*');
  const dashboard = widgetOf(page, 'elearning-dashboard');
  await dashboard.scrollIntoViewIfNeeded();
  await dashboard.getByRole('tab').first().waitFor();
  const path = widgetOf(page, 'learning-path');
  await path.scrollIntoViewIfNeeded();
  await path.getByRole('option', { name: learning.paths[0]!.title.en }).waitFor({ state: 'attached' });
  await path.getByRole('listitem').first().waitFor();

  // The panel has six links at most; the line of sections below the header has all of them.
  await take(page, 'Partner tools', 'Business directory');
  await page.waitForURL('**/partner-tools/directory*');
  const sections = page.getByRole('navigation', { name: 'Partner tools' });
  await sections.getByRole('button', { name: 'More' }).click();
  await sections.getByRole('link', { name: 'Team members' }).click();
  await page.waitForURL('**/partner-tools/members*');
  const members = widgetOf(page, 'member-search');
  await members.scrollIntoViewIfNeeded();
  await members.getByRole('searchbox').or(members.getByRole('combobox')).first().waitFor();

  await sections.getByRole('link', { name: 'Market insights' }).click();
  await page.waitForURL('**/partner-tools/insights*');
  const gate = widgetOf(page, 'access-gate');
  const area = page.getByRole('heading', { name: insights.areaTitle.en });
  await gate.getByRole('button', { name: 'Accept the terms' }).waitFor();
  expect(await area.count()).toBe(0);
  await gate.getByRole('button', { name: 'Accept the terms' }).click();
  await area.waitFor();

  // The logo leads to the site for travellers, whose menu has the text for members.
  await banner(page)
    .getByRole('link', { name: readSite('en').brand })
    .first()
    .click();
  await take(page, 'Stories', 'From first light to the stars');
  await page.waitForURL('**/articles/first-light*');
  await arrived(page, 'paywall-container');
  await page.getByRole('heading', { name: 'Half an hour before sunrise' }).waitFor();
});
