import type { ComponentType } from 'react';
import { isTopicName, type TopicName } from '../icons/topic-name.ts';
import { Sheet, type SheetDrawingProps } from './sheet.tsx';
import type { SheetProps } from './pen.tsx';
import * as sheets from './topic-sheets.tsx';

const SHEETS: Record<TopicName, ComponentType<SheetProps>> = {
  'pencil-alt': sheets.Pencil,
  image: sheets.Picture,
  video: sheets.Camera,
  microphone: sheets.Microphone,
  'chart-line': sheets.Chart,
  tag: sheets.Label,
  'comment-dots': sheets.Speech,
  'closed-captioning': sheets.Captions,
  'file-alt': sheets.Document,
  store: sheets.Store,
};

/** The drawing of a topic by its icon's name; any other name gets the pencil's. */
export function TopicDrawing({ name, ...rest }: SheetDrawingProps & { name: string }) {
  return <Sheet of={SHEETS[isTopicName(name) ? name : 'pencil-alt']} data-drawing={name} {...rest} />;
}
