/**
 * Scripts with what a narrator made of them: `[[changed:script|read]]` was read in other words, `[[left_out:script]]`
 * was not read at all.
 */
export const TAKES: readonly (readonly [title: string, marked: string])[] = [
  [
    'Audio tour, lighthouse',
    'The stairs have two hundred and [[changed:sixteen|sixty]] steps, and they get narrower toward the top. [[left_out:Please keep to the right.]] Halfway up there is a window to the north. If the wind is strong enough, you will feel the tower move. It is [[changed:meant to|not meant to]]. A lighthouse that does not bend would break.',
  ],
  [
    'Medicine leaflet',
    'Take one tablet in the morning [[left_out:before eating]]. Swallow it whole with water, not with milk. If you miss a tablet, do not take two. Tell your doctor if you are [[changed:breastfeeding|breathing]], or if you take anything for your heart. Keep the pack below seventy-seven degrees.',
  ],
  [
    'Tax office, phone menu',
    'For questions about a letter that you [[changed:received|have received]], press one. To report a new address, press two. If you have [[left_out:already]] spoken with us this week, press three and have your number ready. To hear these choices again, press the [[changed:pound|star]] key.',
  ],
  [
    'Novel, chapter four',
    'She had not slept. The kettle had boiled twice and cooled twice, and the letter was still under the bread. [[changed:Nothing|Something]] in it was new. He would come on the ferry, he would bring the dog, and he would not [[left_out:, he wrote,]] speak of the boat. She cut the bread around the letter.',
  ],
  [
    'Safety video, workshop',
    'Before you change a blade, switch the saw off and [[changed:unplug|plug]] it. A blade that has stopped can start again. Wear glasses, also for one cut, [[left_out:also for a short one]]. Gloves are for carrying and not for sawing: the blade pulls them in faster than you can pull your hand out.',
  ],
  [
    'Bank, advertisement',
    'Your rate stays the same for [[changed:ten|two]] years, whatever happens. You can pay back five percent a year without a fee, and you do not have to say why. [[left_out:Terms apply.]] Ask at any branch, or ask the person who sold your sister her house.',
  ],
  [
    'Planetarium',
    'What you see now is how the sky looked [[changed:above this building|about this building]] two thousand years ago. The stars have hardly moved. The pole has. The star that sailors trust today was then [[changed:one among many|none among many]], and there was nothing at all at the place around which the sky turned.',
  ],
  [
    'Recipe, assistant',
    'Whisk the eggs with the sugar until they are pale. This takes longer than you think, about [[changed:eight|eighteen]] minutes. Fold in the flour in three parts. Do not stir. [[left_out:Bake at once,]] because the air that you have worked in will not wait for a phone call.',
  ],
  [
    'Documentary, river',
    'The dam was built in [[changed:nineteen thirty-three|nineteen thirteen]]. It was to last for fifty years. No one had asked the salmon. They came every fall, jumped against the wall, and [[changed:fell back|fell black]]. In the third year the children of the town carried them [[left_out:up the stairs]] in buckets.',
  ],
  [
    'School, welcome message',
    'Doors open at seven forty. If your child takes the bus, the bus waits for the bell and not the other way round. Lunch can be paid [[changed:online|on time]] or with coins. [[left_out:Nuts are not allowed in the building.]] If you have read this far, you have read more than most, and we thank you.',
  ],
  [
    'Sports report',
    'They were [[changed:three one|three to one]] ahead with nine minutes to go and lost by a goal. The goalkeeper had saved two penalties [[left_out:in the first half]]. No one will talk about them. What people will talk about is the back pass, the puddle, and the [[changed:eleven|seven]] seconds in which the ball simply lay there.',
  ],
  [
    'Meditation app',
    'Sit so that nothing has to be held. Let the breath come and do not [[changed:follow|fall off]] it. If you think, you think. [[left_out:That is allowed.]] Count backward from forty, and when you lose count, begin again at forty, and not at the number where you believe you were.',
  ],
];
