/**
 * Demo data of the partner portal beside companies and media: people, bookings, courses, the request for access. All
 * are invented samples.
 */
import accessFormJson from './data/access-form.json' with { type: 'json' };
import bookingsJson from './data/bookings.json' with { type: 'json' };
import coursesJson from './data/courses.json' with { type: 'json' };
import membersJson from './data/members.json' with { type: 'json' };
import type { Labelled, Text8 } from './data.ts';

export interface Member {
  id: string;
  companyId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: string;
  status: string;
  lastLogin: string | null;
}

export interface Booking {
  bookingId: string;
  companyId: string;
  productName: string;
  status: string;
  startDate: string;
  endDate: string;
  guests: number;
  /** Nobody has set a price yet where it is no number. */
  amount: number | string | null;
  currency: string;
  contact: string;
}

export interface Course {
  courseId: string;
  title: Text8;
  summary: Text8;
  image: string;
  level: string;
  minutes: number;
  steps: readonly { id: string; kind: string; minutes: number }[];
  url: string;
}

interface Progress {
  userId: string;
  courses: { courseId: string; percent: number; completedOn?: string; certificate?: string }[];
  badges: { badgeId: string; earnedOn: string }[];
}

/** A field of a form as the data has it: the Field of conventions.md with its words in all languages. */
interface FormField {
  name: string;
  type: string;
  required: boolean;
  label: Text8;
  help?: Text8;
  pattern?: string;
  maxLength?: number;
  max?: number;
  accept?: readonly string[];
  maxMb?: number;
  maxFiles?: number;
  autocomplete?: string;
}

export const members: readonly Member[] = membersJson.items;
export const bookings: readonly Booking[] = bookingsJson.items;

export const learning: {
  stepKinds: readonly Labelled[];
  levels: readonly Labelled[];
  courses: readonly Course[];
  badges: readonly { badgeId: string; title: Text8; criteria: Text8; icon: string }[];
  paths: readonly { id: string; title: Text8; courseIds: readonly string[] }[];
  progress: readonly Progress[];
} = coursesJson;

export const accessForm: {
  title: Text8;
  termsVersion: string;
  /** Why the request of one of the invented people was rejected. */
  rejection: Text8;
  fields: readonly FormField[];
} = accessFormJson;
