export type * from './part-props.ts';
