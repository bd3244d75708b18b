import type { ComponentType } from 'react';
import { isTopicName, type TopicName } from '../icons/topic-name.ts';
import { Drawing, type DrawingProps } from './drawing.tsx';
import type { ArtworkProps } from './strokes.tsx';
import * as topicArtwork from './topic-artwork.tsx';

const ARTWORK: Record<TopicName, ComponentType<ArtworkProps>> = {
  'pencil-alt': topicArtwork.Pencil,
  image: topicArtwork.Picture,
  video: topicArtwork.Camera,
  microphone: topicArtwork.Microphone,
  'chart-line': topicArtwork.Chart,
  tag: topicArtwork.Label,
  'comment-dots': topicArtwork.SpeechBubbles,
  'closed-captioning': topicArtwork.Captions,
  'file-alt': topicArtwork.Document,
  store: topicArtwork.Store,
};

/** Shows the drawing of a topic, selected by its icon name; unknown names show the pencil. */
export function TopicDrawing({ name, ...rest }: DrawingProps & { name: string }) {
  return <Drawing artwork={ARTWORK[isTopicName(name) ? name : 'pencil-alt']} data-drawing={name} {...rest} />;
}
