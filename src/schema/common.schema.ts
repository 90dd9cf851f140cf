import * as z from 'zod';
import * as shapes from './base.ts';
import { schema } from './define.ts';
import type { Output } from './node.ts';

/** The groups of `base.ts`, compiled once for all who use them. */

/** A call to action. */
export const cta = schema(shapes.cta);

/** What an author made of a call to action. */
export type Cta = Output<typeof cta>;

/** What a click reports. */
export const ctaData = schema(shapes.ctaData);

/** A picture. */
export const image = schema(shapes.image);

/** What an author made of a picture. */
export type ImageReference = Output<typeof image>;

/** A widget that has the base fields alone. */
export const base = schema(z.object(shapes.baseFields));

/** Base fields as a widget receives them. */
export type BaseConfig = Output<typeof base>;
