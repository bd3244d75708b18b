import type { TaskRecord } from '../tasks.model.ts';
import { AI_BASICS } from './blueprint-01-ai-basics.ts';
import { AI_IMAGE_CREATION } from './blueprint-02-ai-image-creation.ts';
import { AI_VIDEO_CREATION } from './blueprint-03-ai-video-creation.ts';
import { AI_VOICEOVER_WORK } from './blueprint-04-ai-voiceover-work.ts';
import { AI_SOCIAL_MEDIA } from './blueprint-05-ai-social-media.ts';
import { DATA_LABELING } from './blueprint-06-data-labeling.ts';
import { CHATBOT_TRAINING } from './blueprint-07-chatbot-training.ts';
import { TRANSCRIPTION_SUBTITLES } from './blueprint-08-transcription-subtitles.ts';
import { RESUME_COVER_LETTER } from './blueprint-09-resume-cover-letter.ts';
import { AI_PRODUCTS } from './blueprint-10-ai-products.ts';
import { FREE_TASKS } from './free-tasks.ts';
import type { TaskSeed } from './task-seed.ts';

/** Every task the platform starts with: the free tasks, then the tasks of each blueprint in display order. */
export const SEEDED_TASKS: readonly TaskRecord[] = [
  ...FREE_TASKS.map((task) => ({ ...task, mode: 'demo' as const })),
  ...toRecords(1, AI_BASICS),
  ...toRecords(2, AI_IMAGE_CREATION),
  ...toRecords(3, AI_VIDEO_CREATION),
  ...toRecords(4, AI_VOICEOVER_WORK),
  ...toRecords(5, AI_SOCIAL_MEDIA),
  ...toRecords(6, DATA_LABELING),
  ...toRecords(7, CHATBOT_TRAINING),
  ...toRecords(8, TRANSCRIPTION_SUBTITLES),
  ...toRecords(9, RESUME_COVER_LETTER),
  ...toRecords(10, AI_PRODUCTS),
];

function toRecords(blueprintId: number, seeds: readonly TaskSeed[]): TaskRecord[] {
  return seeds.map(({ id, title, description, minutes, instructions }, index) => ({
    _id: id,
    position: index + 1,
    mode: 'demo',
    blueprintId,
    title,
    description,
    instructions,
    estimatedMinutes: minutes,
    detection: null,
  }));
}
