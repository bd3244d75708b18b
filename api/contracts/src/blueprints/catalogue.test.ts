import { BLUEPRINTS, FEATURED_BLUEPRINT_ID, FREE_BLUEPRINT_ID } from './catalogue.ts';
import { blueprintResponse } from './blueprints.schemas.ts';

test('contains the ten blueprints of the specification', () => {
  expect(BLUEPRINTS.map(({ id, name, price, rewardPerTask }) => [id, name, price, rewardPerTask])).toEqual([
    [1, 'AI Basics - Beginner Tier', 49.99, 10],
    [2, 'AI Image Creation', 69.99, 14],
    [3, 'AI Video Creation', 299.99, 31],
    [4, 'AI Voiceover Work', 199.99, 15.5],
    [5, 'AI-Based Social Media Management', 999.99, 67],
    [6, 'Data Labeling / Annotation', 399.99, 46],
    [7, 'AI Chatbot Training / Prompt Writing', 499.99, 52],
    [8, 'Transcription & Subtitles with AI', 59.99, 15],
    [9, 'Resume & Cover Letter Creation Using AI', 79.99, 15],
    [10, 'Creating and Selling AI-Generated Products', 1999.99, 150],
  ]);
  expect(BLUEPRINTS.filter(({ isFree }) => isFree).map(({ id }) => id)).toEqual([FREE_BLUEPRINT_ID]);
  expect(FEATURED_BLUEPRINT_ID).toBe(5);
});

test.each([...BLUEPRINTS])('$name matches the response schema', (blueprint) => {
  expect(blueprintResponse.isValidSync(blueprint)).toBe(true);
});
