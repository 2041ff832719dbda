-- why: The constraint of the previous migration also holds for existing rows.

alter table one_time_token validate constraint one_time_token_purpose_known;
