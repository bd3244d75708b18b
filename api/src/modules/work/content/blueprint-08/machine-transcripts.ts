/**
 * Texts that were read aloud, with what a speech recognizer made of them: `[[misheard:said|written]]` was written for
 * what was said, `[[invented:written]]` was not said at all.
 */
export const TRANSCRIPTS: readonly (readonly [title: string, marked: string])[] = [
  [
    'Clinic, announcement',
    'Good morning. The clinic on the second floor opens at [[misheard:nine|five]] today, because the elevator is being repaired. If you cannot take the stairs, please wait at the desk, and someone will come down to you. [[invented:Thank you for watching.]] Blood tests are not affected. Bring your card and the letter from your doctor, not a photo of it.',
  ],
  [
    'Beekeeping, lecture',
    'A colony in winter is a ball of bees that shivers. The queen sits in the middle at about [[misheard:ninety-three|thirty-nine]] degrees, and the bees on the outside trade places with those inside. They do not sleep. They eat honey and turn it into heat. When you knock on the hive and hear a short hum, leave them alone. A long [[misheard:wail|whale]] means that the queen is gone.',
  ],
  [
    'Court reporter, training',
    'Counsel asked whether the witness had seen the light. The witness said that she [[misheard:had not|had]]. She was then asked about the car, and she described it as gray. [[invented:The judge smiled.]] Counsel had no further questions. Write what was said, not what would have been a better answer.',
  ],
  [
    'Bread, podcast',
    'You want the dough to be tacky but not sticky. Press it with a wet finger, and if the dent comes back halfway, it is ready. I use [[misheard:fifteen|fifty]] grams of salt for a kilo of flour. People ask me about sugar, and the answer is no. [[invented:And that is really the secret of it all.]] Time does what sugar pretends to do.',
  ],
  [
    'Train station, announcement',
    'The express to Danbury will leave from platform [[misheard:eight|A]] and not from platform three. It is ten minutes late because of a signal. Passengers with bicycles please use the last car. There is no food service on this train.',
  ],
  [
    'City council, minutes',
    'Item four is the swimming pool. The repair of the roof would cost [[misheard:one point two million|one to two million]], and the council has set aside eight hundred thousand. Ms. Abara asked why the roof was not insured. The treasurer answered that it was, but not against [[misheard:age|eight]]. [[invented:There was laughter.]] The item was moved to June.',
  ],
  [
    'Physics, lesson',
    'Drop a feather and a coin in a tube without air, and they land together. In this room they do not, and that is not because of weight. It is because of [[misheard:drag|a drug]]. The coin feels it too, only less for its size. Write down what you expect before you see it. [[invented:Please subscribe to the channel.]] Otherwise you will remember that you knew it all along.',
  ],
  [
    'Museum, audio guide',
    'Stand where the floor changes color. From here the painter wants you to see the table before you see the woman. Her left hand is hidden, and people have written whole books about that hand. What we know is simpler. He painted the canvas over in [[misheard:sixteen sixty-one|sixteen sixteen one]], and X-rays show the hand [[misheard:holding a letter|holding a ladder]].',
  ],
  [
    'Insurance, phone call',
    'I am calling about the claim from the [[misheard:fourteenth|fortieth]]. The washing machine leaked, the floor is wood, and the neighbors below have a stain on the ceiling. I have photos. You asked for the receipt of the machine, but I bought it used, so there is none. [[invented:Is there anything else I can help you with?]] What can I send you in its place?',
  ],
  [
    'Running, podcast',
    'If your shins hurt, do not buy shoes. Run [[misheard:shorter|harder]] for a week. I mean it. Count your steps for one minute on a day when nothing hurts, and write the number down. When it drops, you are tired, and when you are tired you land on your heels. It is the cheapest test there is.',
  ],
  [
    'Garden center, instructions',
    'Water the tomatoes in the morning and at the root, never from above. Once the first fruit is the size of a [[misheard:pea|bee]], feed them every ten days. Pinch out the side shoots with your fingers. [[invented:Tomatoes are rich in vitamins.]] A plant on a balcony needs a pot of at least twelve liters, and a hole in it.',
  ],
  [
    'Union meeting, speech',
    'They say that the schedule is fair because a computer made it. A computer did not choose to put [[misheard:two nights and an early shift|two knights and an earlier shift]] in one week. A person did, and then gave it to a computer. [[invented:Applause.]] We do not ask for much. We ask for eleven hours between the end of one shift and the start of the next.',
  ],
  [
    'Weather, radio',
    'Fog until ten along the river, then sun. The wind turns to the [[misheard:northwest|north, west]] in the afternoon and it gets cooler. [[misheard:Fifty-five|Fifty-nine]] degrees near the lake, sixty-two in the city. [[invented:Back to you in the studio.]] Tomorrow is dry, and the day after is not.',
  ],
  [
    'Knitting, video',
    'Cast on forty stitches and join without twisting. Knit two, purl two, for [[misheard:six|sticks]] rounds. Then change to the larger needles. If you find that you have forty-one, you have slipped one at the join, and it is quicker to go back than to hide it.',
  ],
  [
    'Hospital, handover',
    'Bed three is Mr. Lowell, day two after the hip. He slept, he ate, and the pain is at two. Blood pressure was [[misheard:one eighteen over seventy|one eighty over seventy]] at six. He is allowed to stand with the walker and [[misheard:not|now]] alone. [[invented:He is doing great.]] His daughter comes at four and wants to talk to the doctor.',
  ],
  [
    'Chess, commentary',
    'White gives up the bishop, and it is not a mistake. Look at the rook on the [[misheard:a-file|eighth mile]]. Black has to take, because otherwise the pawn walks. After that the king is alone with two knights around it. [[invented:What a game, ladies and gentlemen.]] I count four moves, but let us see whether he finds the quiet one.',
  ],
  [
    'Driving school, lesson',
    'At the blinking yellow you may go, but you do not have the right of way. Look left, right and left again. The cyclist you did not see was not invisible. She was [[misheard:behind your pillar|behind your pillow]]. Move your head, not only your eyes. And when a truck waves you through, [[misheard:remember that he cannot see|remember what he can see]] what comes around him.',
  ],
  [
    'Library, story hour',
    'The bear had lost his button. He looked under the bed, and there was a sock. He looked in the tea, and there was tea. Then the [[misheard:mouse|moose]] came in from the garden with something shiny in her paws. [[invented:The end.]] "Is this a plate?" she asked. And what do you think the bear said?',
  ],
];
