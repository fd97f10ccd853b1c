import classes from './repair-log.module.css'

type Props = { title: string; lines: readonly string[] }

/** What a repair does or did, a line for each thing. */
export const RepairLog = ({ title, lines }: Props) => (
  <>
    <h3 className={classes.heading}>{title}</h3>
    <ol className={classes.log}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </>
)
