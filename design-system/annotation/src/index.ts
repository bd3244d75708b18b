export type * from './part-props.ts';
export * from './annotation-services.tsx';
export * from './answering/use-answer-history.ts';
export { hasOpenOverlay } from './keys/key-targets.ts';
export * from './keys/keys-sheet.tsx';
export * from './lesson/lesson-view.tsx';
export * from './material/material-view.tsx';
export * from './part-editor.tsx';
export * from './part-reader.tsx';
