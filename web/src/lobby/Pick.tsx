// One of a few: radio buttons that look like a row of switches. Of many: a list to choose from.
import { useId } from "react";

const FEW = 4;

interface Props {
  label: string;
  values: readonly string[];
  value: string;
  name(value: string): string;
  change(value: string): void;
}

export function Pick(props: Props) {
  return props.values.length > FEW ? <Many {...props} /> : <Few {...props} />;
}

function Few({ label, values, value, name, change }: Props) {
  const group = useId();
  return (
    <fieldset className="pick">
      <legend>{label}</legend>
      <div className="pick-few">
        {values.map((one) => (
          <label key={one} className="pick-one">
            <input type="radio" name={group} value={one} checked={one === value} onChange={() => change(one)} />
            <span>{name(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Many({ label, values, value, name, change }: Props) {
  return (
    <label className="field pick">
      {label}
      <select value={value} onChange={(event) => change(event.target.value)}>
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
