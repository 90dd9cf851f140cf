import type { HttpHandler } from 'msw';
import type { Language } from '#src/i18n/languages.ts';
import type { User } from '../data.ts';
import { learning, type Course } from '../data-portal.ts';
import { endpoint, forBusiness, type UserCall } from '../endpoint.ts';
import { memory } from '../memory.ts';
import { json, refuse, refuseFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';
import { membersOf } from '../team.ts';

/** What people have learned, by their ids. A step is completed at its own address, so that a test changes it here. */
export const learned = memory(
  () => new Map(learning.progress.map((one) => [one.userId, structuredClone(one)])),
);

const progressOf = (state: OriginState, user: User) => learned(state).get(user.id);

const percentOf = ({ state, user }: UserCall, courseId: string): number =>
  progressOf(state, user)?.courses.find((course) => course.courseId === courseId)?.percent ?? 0;

function courseList({ state, user, language }: UserCall, completed: boolean) {
  const own = progressOf(state, user)?.courses ?? [];
  return own
    .filter(({ percent }) => (completed ? percent === 100 : percent < 100))
    .map((course) => ({
      courseId: course.courseId,
      percent: course.percent,
      completedOn: course.completedOn ?? null,
      certificate: course.certificate ?? null,
      title: learning.courses.find(({ courseId }) => courseId === course.courseId)?.title[language] ?? '',
    }));
}

/** All badges; those not earned have no date. */
function badgeList({ state, user, language }: UserCall) {
  const earned = new Map(progressOf(state, user)?.badges.map(({ badgeId, earnedOn }) => [badgeId, earnedOn]));
  return learning.badges.map(({ badgeId, title, criteria, icon }) => ({
    badgeId,
    title: title[language],
    icon,
    earnedOn: earned.get(badgeId) ?? null,
    criteria: criteria[language],
  }));
}

/** The team; the numbers of the invented people follow from their ids. */
function memberList({ user }: UserCall) {
  return membersOf(user.profile.company?.companyId).map(({ id, firstName, lastName, lastLogin }, index) => ({
    memberId: id,
    name: `${firstName} ${lastName}`,
    percent: (index * 37) % 101,
    completed: (index * 3) % (learning.courses.length + 1),
    lastActive: lastLogin,
  }));
}

const teamRoles = ['PARTNER_ADMIN', 'STA_ADMIN', 'STA_CONTENT_MANAGER'];

function reports(call: UserCall): Response {
  switch (call.url.searchParams.get('apiType')) {
    case 'completed':
      return json({ items: courseList(call, true) });
    case 'progress':
      return json({ items: courseList(call, false) });
    case 'badges':
      return json({ items: badgeList(call) });
    case 'members':
      return teamRoles.includes(call.user.expectedRole)
        ? json({ items: memberList(call) })
        : refuse(403, 'notAllowed');
    default:
      return refuseFields({ apiType: 'pattern' }, 400);
  }
}

const kindLabel = (kind: string, language: Language): string =>
  learning.stepKinds.find(({ key }) => key === kind)?.label[language] ?? kind;

/** Kinds that have a name of their own; another is told as plain text. */
const namedKinds = ['video', 'reading', 'quiz'];

/** Steps of a course, in order: as many done as its percentage says, the next one current or open, the rest locked. */
function stepsOf(course: Course, percent: number, language: Language, before: readonly string[]) {
  const done = Math.floor((percent / 100) * course.steps.length);
  return course.steps.map(({ id, kind, minutes }, index) => ({
    id,
    title: `${course.title[language]}: ${kindLabel(kind, language)}`,
    kind: namedKinds.includes(kind) ? kind : kindLabel(kind, language),
    minutes,
    state: index < done ? 'done' : index > done ? 'locked' : percent > 0 ? 'current' : 'open',
    url: `/${language}${course.url}`,
    requires: index === 0 ? before : [course.steps[index - 1]?.id ?? ''],
  }));
}

/** A course of a path opens when those before it are finished. */
function paths(call: UserCall): Response {
  const { language } = call;
  const list = learning.paths.map(({ id, title, courseIds }) => {
    const courses = courseIds.flatMap(
      (courseId) => learning.courses.find((one) => one.courseId === courseId) ?? [],
    );
    const steps = courses.flatMap((course, index) => {
      const earlier = courses.slice(0, index);
      const before = earlier.flatMap(({ steps }) => steps.at(-1)?.id ?? []);
      const list = stepsOf(course, percentOf(call, course.courseId), language, before);
      const isReachable = earlier.every(({ courseId }) => percentOf(call, courseId) === 100);
      return isReachable
        ? list
        : list.map((step) => ({ ...step, state: step.state === 'done' ? 'done' : 'locked' }));
    });
    return { id, title: title[language], steps };
  });
  return json({ paths: list });
}

/** E1: courses, badges, team; E2: learning paths. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'E1', 'get', '/bin/users/elearning/api', forBusiness(reports)),
  endpoint(state, 'E2', 'get', '/bin/users/elearning/learningpath', forBusiness(paths)),
];
