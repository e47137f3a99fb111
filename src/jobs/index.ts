export {
  type Enqueuing,
  type Job,
  type JobEngine,
  type JobRun,
  JobStopped,
  type JobWork,
  type NewJob,
} from "./engine.ts";
export { type DefinedJob, type JobContent, Jobs, type JobsOptions } from "./jobs.ts";
export { MemoryJobs } from "./memoryJobs.ts";
export {
  cancelJob,
  type Followable,
  type Followed,
  type FoundJob,
  followed,
  type JobReading,
  jobModel,
  readJob,
} from "./resource.ts";
