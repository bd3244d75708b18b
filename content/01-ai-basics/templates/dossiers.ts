import { birdCount, club, schoolTrip } from './dossiers-groups.ts';
import { apartment, garden, library } from './dossiers-places.ts';
import { busLine, device, practice } from './dossiers-services.ts';
import { defineStatements } from '../../src/statements.ts';

/** A dossier with five statements to check. */
export const template = defineStatements(
  [garden, apartment, library, device, busLine, practice, club, birdCount, schoolTrip],
  5,
);
