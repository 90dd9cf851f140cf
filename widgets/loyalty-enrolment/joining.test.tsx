import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  become,
  enter,
  events,
  field,
  fillIn,
  posts,
  press,
  setLoyalty,
  show,
} from '#testing/loyalty-page.ts';
import { callsOf, origin } from '#testing/session/session-page.tsx';

setLoyalty();

describe('joining', () => {
  test('asks an anonymous visitor to sign in, and nobody else of a membership', async () => {
    await show({}, 'none');
    expect(screen.getByText('Sign in to join Rihla Members or to see your card.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull();
    expect(callsOf('Q1')).toEqual([]);
  });

  test('has in its fields what is known of the visitor', async () => {
    await show({ fields: [{ name: 'firstName' }, { name: 'email', type: 'email', label: 'E-mail' }] });
    expect(field(/^First name/)).toHaveValue('<b>Nour</b> “D’Amour” 🌴');
    expect(field('E-mail')).toHaveValue('ODD.user+tag@example.org');
    expect(field(/^Date of birth/)).toBeRequired();
  });

  test('sends the answers, then shows card and welcome, which takes the focus', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Join Rihla Members' })).toBeVisible();
    fillIn();
    await press('Join now');
    expect(await screen.findByRole('heading', { name: 'Welcome to Rihla Members' })).toHaveFocus();
    expect(await posts()).toMatchObject([
      {
        loyalty: 'enrol',
        firstName: 'Nour',
        lastName: 'Damour',
        birthDate: '1990-05-05',
        birthYear: 1990,
        phone: '+4930000000',
        consent: true,
      },
    ]);
    expect(screen.getByText('Membership number')).toBeVisible();
    expect(screen.getByText('0 points')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join now' })).toBeNull();
    expect(events.map(({ event }) => event)).toEqual(['form_start', 'form_submit']);
    expect(JSON.stringify(events)).not.toMatch(/nour|1990|4930/i);
  });

  test('says what has to be put right, and sends nothing', async () => {
    await show();
    enter(/^First name/, 'Nour');
    enter(/^Last name/, 'R2D2');
    enter(/^Mobile/, 'call me');
    await press('Join now');
    expect(screen.getByRole('alert')).toHaveTextContent(/4 answers/);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(await posts()).toEqual([]);
  });

  test.each([
    ['2008-11-21', 'Members are at least 18 years old. You can join from November 21, 2026.'],
    ['2008-11-20', undefined],
    ['2027-01-01', 'Choose November 20, 2026 or earlier.'],
    ['1899-12-31', 'Choose January 1, 1900 or later.'],
  ])('of who was born on %s is explained', async (born, words) => {
    await show();
    fillIn(born);
    await press('Join now');
    const sent = await posts();
    expect(sent).toHaveLength(words ? 0 : 1);
    if (words) expect(field(/^Date of birth/)).toHaveAccessibleDescription(words);
  });

  test.each([
    ['2027-02-28', 0],
    ['2027-03-01', 1],
  ])('who was born on 29 February is of age on 1 March of a common year: on %s', async (today, sent) => {
    vi.setSystemTime(`${today}T12:00:00+03:00`);
    await show({ minAge: 19 });
    fillIn('2008-02-29');
    await press('Join now');
    expect(await posts()).toHaveLength(sent);
  });

  test('asks for no age where its author wants none', async () => {
    await show({ minAge: 0 });
    fillIn('2020-01-01');
    await press('Join now');
    expect(await posts()).toHaveLength(1);
  });

  test('takes a Hijri date of birth in three fields, and sends it in the Gregorian calendar', async () => {
    await show();
    fillIn('');
    await press('Enter the date in the Hijri calendar');
    const group = await screen.findByRole('group', { name: /Hijri calendar/ });
    const [day, month] = within(group).getAllByRole('combobox');
    fireEvent.change(day!, { target: { value: '30' } });
    fireEvent.change(month!, { target: { value: '3' } });
    const year = within(group).getByRole('textbox', { name: 'Year (AH)' });
    fireEvent.change(year, { target: { value: '١٤١٠' } });
    expect(group).toHaveTextContent(/1410 AH has 29 days\.$/);
    await press('Join now');
    expect(day).toHaveAccessibleDescription(/that exist in the Hijri calendar/);
    expect(await posts()).toEqual([]);
    fireEvent.change(day!, { target: { value: '10' } });
    expect(group).toHaveTextContent('In the Gregorian calendar: October 11, 1989');
    await press('Join now');
    expect(await posts()).toMatchObject([{ birthDate: '1989-10-11', birthYear: 1989 }]);
  });

  test('keeps a date as the visitor changes the calendar', async () => {
    await show();
    enter(/^Date of birth/, '1989-09-11');
    await press('Enter the date in the Hijri calendar');
    expect(await screen.findByRole('textbox', { name: 'Year (AH)' })).toHaveValue('1410');
    await press('Enter the date in the Gregorian calendar');
    expect(field(/^Date of birth/)).toHaveValue('1989-09-11');
  });

  test('a refusal by age is explained, and what was typed stays', async () => {
    await show();
    fillIn();
    origin.switches.fail = ['Q1:422:birthDate.notAllowed'];
    await press('Join now');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Members are at least 18 years old. Please check your date of birth.',
    );
    expect(field(/^First name/)).toHaveValue('Nour');
  });

  test.each([
    ['Q1:500', /Something went wrong on our side/],
    ['Q1:429', /The form was sent too often/],
    ['Q1:drop', /The service did not answer/],
  ])('that fails by %s keeps what was typed', async (fault, words) => {
    await show();
    fillIn();
    origin.switches.fail = [fault];
    await press('Join now');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(field(/^Last name/)).toHaveValue('Damour');
    origin.switches.fail = [];
  });

  test('who is a member already is shown the card that comes with the refusal', async () => {
    await show();
    fillIn();
    become('enrolled', 1240, '0000-0000-0042');
    const asked = callsOf('Q1').length;
    await press('Join now');
    expect(await screen.findByRole('heading', { name: 'You are a member already' })).toHaveFocus();
    expect(screen.getByText('1,240 points')).toBeVisible();
    expect(screen.getByText('0 0 0 0, 0 0 0 0, 0 0 4 2')).toBeInTheDocument();
    expect(callsOf('Q1')).toHaveLength(asked + 1);
  });

  test('a service of the author’s own is sent the answers; the card follows when it is there', async () => {
    await show({ submitUrl: '/own/submit' });
    fillIn();
    await press('Join now');
    expect(await screen.findByRole('heading', { name: 'We have received your enrolment' })).toHaveFocus();
    expect(screen.getByText('Your card appears here as soon as it is ready.')).toBeVisible();
    const [sent] = await posts('submit');
    expect(sent).toMatchObject({ firstName: 'Nour', birthDate: '1990-05-05', lang: 'en' });
    expect(await posts()).toEqual([]);
    become('enrolled', 12, '77');
    await press('Check again');
    expect(screen.getByText('12 points')).toBeVisible();
  });
});
