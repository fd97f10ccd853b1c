import { todayTexts as texts } from '../today.texts.ts'
import { isOpen } from '../today-work.ts'
import { type RoomWork, workByPlace } from '../work-by-place.ts'
import { TodayCard, type TodayCardProps } from './today-card.tsx'
import classes from './work-by-room.module.css'

type Props = Pick<TodayCardProps, 'day' | 'goesOn' | 'acts' | 'more'> & {
  kinds: Parameters<typeof workByPlace>[0]
  places: Parameters<typeof workByPlace>[1]
}

/** The work of the day by room and rack, a card for each kind in each of them; but for the first they are folded (HUS-34). */
export const WorkByRoom = ({ kinds, places, ...card }: Props) =>
  workByPlace(kinds, places).map((room, nth) => (
    <section key={room.id} className={classes.room} aria-label={room.name ?? texts.places.noRoom}>
      <h2 className={classes.head}>
        {room.name ?? texts.places.noRoom}
        <span className={classes.due}>{texts.due(openIn(room))}</span>
      </h2>
      {room.racks.flatMap(({ id, name, kinds: works }, place) =>
        works.map((work, at) => (
          <TodayCard
            key={`${id} ${work.kind}`}
            name={`today-${room.id}-${id}-${work.kind}`}
            where={name ?? undefined}
            work={work}
            startsFolded={nth + place + at > 0}
            {...card}
          />
        )),
      )}
    </section>
  ))

const openIn = ({ racks }: RoomWork): number =>
  racks.flatMap(({ kinds }) => kinds.flatMap(({ rows }) => rows.filter(isOpen))).length
