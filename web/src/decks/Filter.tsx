import { useId } from "react";

interface FilterProps {
  label: string;
  /** What is said for no choice. */
  all: string;
  values: readonly string[];
  name(value: string): string;
  value: string;
  change(value: string): void;
}

export function Filter({ label, all, values, name, value, change }: FilterProps) {
  const id = useId();
  return (
    <label className="field" htmlFor={id}>
      {label}
      <select id={id} value={values.includes(value) ? value : ""} onChange={(event) => change(event.target.value)}>
        <option value="">{all}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
