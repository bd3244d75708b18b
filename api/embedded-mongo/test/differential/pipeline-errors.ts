import type { Document } from 'mongodb';
import { lookup } from './groups-and-lookups.ts';

/** A pipeline and the code with which it is rejected. */
type PipelineError = [pipeline: Document[], code: number];

export const PIPELINE_ERRORS: PipelineError[] = [
  [[{ $foo: 1 }], 40324],
  [[{ $match: {}, $limit: 1 }], 40323],
  [[lookup('$k', 'k')], 16410],
  [[lookup('k', 'a.$k')], 16410],
  [[lookup('', 'k')], 40352],
  [[{ $lookup: { from: 'a$b', localField: 'a', foreignField: 'b', as: 'c' } }], 73],
  [[{ $group: { _id: 1, n: { $sum: 1 } }, $limit: 1 }], 40323],
  [[{ $group: { _id: 1, 'n.m': { $sum: 1 } } }], 40235],
  [[{}], 40323],
  [[{ $match: 1 }], 15959],
  [[{ $limit: 0 }], 15958],
  [[{ $group: 1 }], 15947],
  [[{ $group: { n: { $sum: 1 } } }], 15955],
  [[{ $group: { _id: 1, n: 1 } }], 40234],
  [[{ $group: { _id: 1, 'n.m': { $sum: '$a' } } }], 40235],
  [[{ $group: { _id: null, $n: { $sum: 1 } } }], 40236],
  [[{ $group: { _id: 1, n: { $foo: 1 } } }], 15952],
  [[{ $group: { _id: 1, n: { $sum: ['$a', 1] } } }], 40237],
  [[{ $group: { _id: '$' } }], 16872],
  [[{ $group: { _id: '$a..b' } }], 15998],
  [[{ $group: { _id: '$a.' } }], 40353],
  [[{ $lookup: 1 }], 9],
  [[{ $lookup: { from: 'x', as: 'y', localField: 'a' } }], 9],
];
